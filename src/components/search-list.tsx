import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, type MouseEvent } from 'react';
import { excerpt, markParts } from '../search/excerpt';
import type { ResultKind } from '../search/rank';
import type { SearchResult, SearchResults } from '../search/search';
import { href } from './a';
import { Drawing } from './icon';
import { MethodBadge } from './method-badge';

/** Path data from Lucide (ISC license). */
const drawings: Record<ResultKind, string> = {
  page: 'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8',
  section: 'M4 9h16M4 15h16M10 3 8 21m8-18-2 18',
  command: 'M12 19h8M4 17l6-6-6-6',
  post: 'M12 6v6l4 2m6-2a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  operation: 'M5 12h14m-7-7 7 7-7 7',
  field: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
  model:
    'M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1',
};

const List = styled.div(css`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-2);
  scroll-padding: var(--space-6) 0 var(--space-2);
  [role='group'] + [role='group'] {
    margin-top: var(--space-3);
  }
  .label {
    display: flex;
    justify-content: space-between;
    padding: var(--space-2) var(--space-2) var(--space-1);
    font-size: var(--text-xs);
    font-weight: 600;
    color: var(--color-muted);
  }
  .label span {
    font-weight: 400;
  }
  .more {
    display: block;
    margin: var(--space-3) var(--space-2) var(--space-1);
    font-size: var(--text-s);
  }
`);

const Option = styled.a(css`
  display: grid;
  grid-template-columns: 3.75rem minmax(0, 1fr);
  align-items: center;
  padding: 0.5rem var(--space-2);
  border-radius: var(--radius-m);
  color: inherit;
  text-decoration: none;
  &[aria-selected='true'] {
    background: var(--color-selected);
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  &:hover {
    color: inherit;
  }
  .kind {
    display: grid;
    justify-items: center;
    padding-right: var(--space-2);
    color: var(--color-muted);
  }
  .method {
    padding: 0.05em 0.3em;
    font-size: 0.625rem;
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    font-weight: 550;
    line-height: var(--leading-snug);
    overflow-wrap: anywhere;
  }
  .title small {
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--color-muted);
  }
  .text {
    display: block;
    overflow: hidden;
    font-size: var(--text-s);
    line-height: var(--leading-snug);
    color: var(--color-muted);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .literal {
    font-family: var(--font-code);
    font-size: 0.92em;
  }
  mark {
    padding: 0;
    border-radius: 2px;
    background: var(--color-mark);
    color: var(--color-text);
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid;
    }
  }
`);

interface SearchListProps {
  id: string;
  optionId: (index: number) => string;
  results: SearchResults;
  selected: number;
  onSelect: (index: number) => void;
  onChoose: () => void;
  /** Where all results are, if there are more than these. */
  more?: string;
}

const isLiteral = ({ kind }: SearchResult) => kind === 'command' || kind === 'field' || kind === 'model';

/** What was found, by group. Each option is a link, so that it opens in a new tab as any other does. */
export const SearchList = forwardRef<HTMLDivElement, SearchListProps>(function SearchList(
  { id, optionId, results: { groups, marks }, selected, onSelect, onChoose, more },
  ref,
) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, group) => sum + group.results.length, 0));
  const open = (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onChoose();
  };
  return (
    <List ref={ref}>
      <div id={id} role="listbox" aria-label="Results">
        {groups.map(({ label, total, results }, at) => (
          <div key={label} role="group" aria-label={label}>
            <div className="label" aria-hidden="true">
              {label}
              {total > results.length && (
                <span>
                  {results.length} of {total}
                </span>
              )}
            </div>
            {results.map((result, place) => {
              const index = (starts[at] ?? 0) + place;
              return (
                <Option
                  key={result.path}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === selected}
                  tabIndex={-1}
                  href={href(result.path)}
                  onMouseMove={() => index !== selected && onSelect(index)}
                  onClick={open}
                >
                  <span className="kind">
                    {result.method ? <MethodBadge method={result.method} /> : <Drawing d={drawings[result.kind]} />}
                  </span>
                  <span>
                    <span className="title">
                      <span className={isLiteral(result) ? 'literal' : undefined}>
                        <Marked text={result.title} marks={marks} />
                      </span>
                      <small>{result.context}</small>
                    </span>
                    {result.text && (
                      <span className={result.kind === 'operation' ? 'text literal' : 'text'}>
                        <Marked text={excerpt(result.text, marks)} marks={marks} />
                      </span>
                    )}
                  </span>
                </Option>
              );
            })}
          </div>
        ))}
      </div>
      {more && groups.some(({ total, results }) => total > results.length) && (
        <a className="more" href={more} onClick={open}>
          See all results
        </a>
      )}
    </List>
  );
});

function Marked({ text, marks }: { text: string; marks: SearchResults['marks'] }) {
  return (
    <>{markParts(text, marks).map((part, index) => (part.marked ? <mark key={index}>{part.text}</mark> : part.text))}</>
  );
}
