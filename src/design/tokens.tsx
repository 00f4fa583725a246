import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Mode } from './design';

interface Token {
  readonly name: string;
  /** By day and by night; one where they do not differ. */
  readonly values: readonly string[];
}

export interface Tokens {
  colors: readonly Token[];
  scales: readonly Token[];
}

const Swatches = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: var(--space-3);
  padding: 0;
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
  list-style: none;
  span {
    display: block;
    height: 2rem;
    margin-bottom: var(--space-1);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-s);
  }
  small {
    display: block;
    color: var(--color-muted);
    font-size: inherit;
  }
`);

export function Colours({ mode, tokens }: { mode: Mode; tokens: Tokens }) {
  return (
    <Swatches>
      {tokens.colors.map(({ name, values: [day, night] }) => (
        <li key={name}>
          <span style={{ background: mode === 'day' ? day : night }} />
          {name}
          <small>{mode === 'day' ? day : night}</small>
        </li>
      ))}
    </Swatches>
  );
}

const Rows = styled.ul(css`
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    line-height: var(--leading-snug);
  }
  small {
    color: var(--color-muted);
    font: var(--text-xs) var(--font-code);
  }
  span {
    background: var(--color-selected);
  }
`);

/** Names and values of the tokens whose names begin with a kind. */
const ofKind = ({ scales }: Tokens, kind: string) =>
  scales.flatMap(({ name, values: [value = ''] }) => (name.startsWith(`${kind}-`) ? [[name, value] as const] : []));

export function Type({ tokens }: { tokens: Tokens }) {
  return (
    <Rows>
      {ofKind(tokens, 'text').map(([name, fontSize]) => (
        <li key={name}>
          <b style={{ fontSize }}>Cleared for take-off</b>
          <small>{name}</small>
        </li>
      ))}
      <li>
        <code>GET /users/find/{'{discord_id}'}</code>
        <small>font-code</small>
      </li>
    </Rows>
  );
}

export function Shape({ tokens }: { tokens: Tokens }) {
  const box = { width: '5rem', height: '2.5rem' };
  return (
    <Rows>
      {ofKind(tokens, 'space').map(([name, width]) => (
        <li key={name}>
          <span style={{ width, height: '1rem' }} />
          <small>{name}</small>
        </li>
      ))}
      {ofKind(tokens, 'radius').map(([name, borderRadius]) => (
        <li key={name}>
          <span style={{ ...box, borderRadius }} />
          <small>{name}</small>
        </li>
      ))}
      {ofKind(tokens, 'shadow').map(([name, boxShadow]) => (
        <li key={name}>
          <span style={{ ...box, boxShadow }} />
          <small>{name}</small>
        </li>
      ))}
    </Rows>
  );
}
