import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Component, type ReactNode } from 'react';

const Notice = styled.div(css`
  margin: var(--space-6) 0;
  padding: var(--space-5);
  border: 1px solid var(--color-danger);
  border-radius: var(--radius-m);
  background: var(--color-danger-bg);
  pre {
    margin: var(--space-3) 0 var(--space-4);
    white-space: pre-wrap;
  }
  button {
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--color-accent);
    color: var(--color-accent-text);
    font-weight: 600;
  }
`);

interface PageCrashState {
  error: Error | null;
}

/** Shows an error in place of the part that threw it. The rest of the page stays usable. */
export class PageCrash extends Component<{ children: ReactNode }, PageCrashState> {
  override state: PageCrashState = { error: null };

  static getDerivedStateFromError(thrown: unknown): PageCrashState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Notice role="alert">
        <h1>This page crashed</h1>
        <pre>{error.message}</pre>
        <button type="button" onClick={() => this.setState({ error: null })}>
          Try again
        </button>
      </Notice>
    );
  }
}
