import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Boxes, Lists, Marks, States, Ways } from './parts';
import { Colours, Shape, Type, type Tokens } from './tokens';

export type Mode = 'day' | 'night';

/** The parts of the design page, in order: each once a mode. Their headings are `designParts` of `src/data/pages/content-pages.ts`. */
const shown: Record<string, (props: { mode: Mode; tokens: Tokens }) => ReactNode> = {
  colours: Colours,
  type: Type,
  shape: Shape,
  marks: Marks,
  ways: Ways,
  lists: Lists,
  boxes: Boxes,
  states: States,
};

const Part = styled.section(css`
  container-type: inline-size;
  h2 {
    margin: var(--space-6) 0 var(--space-4);
    font-size: var(--text-xl);
  }
`);

const Modes = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  @container (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    padding: var(--space-5);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-l);
    background: var(--color-bg);
    color: var(--color-text);
  }
  > div > * + * {
    margin-top: var(--space-4);
  }
  > [data-mode='day'] {
    color-scheme: light;
    --day: initial;
    --night: var(--day,);
  }
  > [data-mode='night'] {
    color-scheme: dark;
    --night: initial;
    --day: var(--night,);
  }
`);

interface DesignProps {
  parts: readonly { readonly id: string; readonly text: string }[];
  tokens: Tokens;
}

/** Every token, component and state, by day and by night: where to look when something of them changes. */
export function Design({ parts, tokens }: DesignProps) {
  return (
    <>
      <p>
        Everything that pages are made of, by day and by night. Point at it, and reach it by keyboard, for its states.
      </p>
      {parts.map(({ id, text }) => {
        const Content = shown[id];
        return (
          Content && (
            <Part key={id} aria-labelledby={id}>
              <h2 id={id}>{text}</h2>
              <Modes>
                {(['day', 'night'] as const).map((mode) => (
                  <div key={mode} data-mode={mode}>
                    <Content mode={mode} tokens={tokens} />
                  </div>
                ))}
              </Modes>
            </Part>
          )
        );
      })}
    </>
  );
}
