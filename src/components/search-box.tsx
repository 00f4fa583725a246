import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { loadSearch } from '../client/load-search';
import { forgetSearches, recentSearches, rememberSearch } from '../client/recent-searches';
import { paths } from '../paths';
import type { Search } from '../search/search';
import { site } from '../site';
import { A, href } from './a';
import { Icon } from './icon';
import { SearchList } from './search-list';

const Box = styled.div(css`
  display: flex;
  flex-direction: column;
  min-height: 0;
  flex: 1;
`);

const Field = styled.div(css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: 0 var(--space-4);
  border-bottom: 1px solid var(--color-border);
  font-size: var(--text-l);
  > .icon {
    color: var(--color-muted);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 3.5rem;
    border: 0;
    outline: 0;
    background: none;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  input::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &:focus-within {
    box-shadow: inset 0 -2px 0 var(--color-focus);
  }
  button {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: var(--radius-s);
    color: var(--color-muted);
  }
  button:hover {
    background: var(--color-hover);
    color: var(--color-text);
  }
`);

const Message = styled.div(css`
  padding: var(--space-5) var(--space-4);
  overflow: auto;
  overflow-wrap: anywhere;
  color: var(--color-muted);
  p + p {
    margin-top: var(--space-2);
  }
  button {
    color: var(--color-link);
    text-decoration: underline;
  }
`);

interface SearchBoxProps {
  /** Results shown of each group. */
  perGroup: number;
  initialQuery?: string;
  onQuery?: (query: string) => void;
  /** A result was opened. */
  onChoose?: () => void;
  /** Shows a button that closes, and offers recent searches: in a page they would push down what comes after. */
  onClose?: () => void;
}

type State = { search?: Search; failed?: boolean };

/** The field in which one types, and what is found: a combobox whose list is always open (ARIA authoring practices). */
export const SearchBox = forwardRef<HTMLInputElement, SearchBoxProps>(function SearchBox(
  { perGroup, initialQuery = '', onQuery, onChoose, onClose },
  ref,
) {
  const [query, setQuery] = useState(initialQuery);
  const [{ search, failed }, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  const [selected, setSelected] = useState(0);
  const [recent, setRecent] = useState(recentSearches);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    let current = true;
    loadSearch().then(
      (loaded) => current && setState({ search: loaded }),
      () => current && setState({ failed: true }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  const typed = query.trim();
  const results = useMemo(() => (typed && search ? search(typed, perGroup) : undefined), [search, typed, perGroup]);
  const count = results?.groups.reduce((sum, group) => sum + group.results.length, 0) ?? 0;
  const option = (index: number) => `${id}-option-${index}`;

  const change = (value: string) => {
    setQuery(value);
    setSelected(0);
    onQuery?.(value);
    list.current?.scrollTo(0, 0);
  };
  const choose = () => {
    if (typed) rememberSearch(typed);
    setRecent(recentSearches());
    onChoose?.();
  };
  const move = (to: number) => {
    const index = (to + count) % count;
    setSelected(index);
    document.getElementById(option(index))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // The browser would clear the field first.
    if (event.key === 'Escape') onClose?.();
    else if (count === 0) return;
    else if (event.key === 'ArrowDown') move(selected + 1);
    else if (event.key === 'ArrowUp') move(selected - 1);
    else if (event.key === 'Enter') document.getElementById(option(selected))?.click();
    else return;
    event.preventDefault();
  };

  return (
    <Box>
      <Field>
        <Icon name="search" />
        <input
          ref={ref}
          type="search"
          role="combobox"
          aria-label="Search"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? option(selected) : undefined}
          placeholder="Search the docs"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {onClose && (
          <button type="button" aria-label="Close search" onClick={onClose}>
            <Icon name="x" />
          </button>
        )}
      </Field>
      <p className="visually-hidden" role="status">
        {results && (count === 0 ? 'No results' : `${count} ${count === 1 ? 'result' : 'results'}`)}
      </p>
      {failed ? (
        <Message role="alert">
          <p>Search could not be loaded.</p>
          <p>
            <button
              type="button"
              onClick={() => {
                setState({});
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </button>
            {', or find your page in the '}
            <A to={paths.search} onClick={onChoose}>
              index of all pages
            </A>
            .
          </p>
        </Message>
      ) : typed === '' ? (
        onClose && <Recent queries={recent} onChoose={change} onForget={() => (forgetSearches(), setRecent([]))} />
      ) : !results ? (
        <Message>Loading …</Message>
      ) : count === 0 ? (
        <Message>
          <p>
            Nothing found for <b>{typed.length > 80 ? `${typed.slice(0, 80)}…` : typed}</b>.
          </p>
          <p>
            Try fewer or other words, or look in the{' '}
            <A to={paths.search} onClick={onChoose}>
              index of all pages
            </A>
            .
          </p>
        </Message>
      ) : (
        <SearchList
          ref={list}
          id={`${id}-list`}
          optionId={option}
          results={results}
          selected={selected}
          onSelect={setSelected}
          onChoose={choose}
          more={onClose ? href(`${paths.search}?q=${encodeURIComponent(typed)}`) : undefined}
        />
      )}
    </Box>
  );
});

const RecentList = styled.div(css`
  padding: var(--space-3) var(--space-2) var(--space-4);
  overflow: auto;
  header {
    display: flex;
    justify-content: space-between;
    padding: 0 var(--space-2) var(--space-1);
    font-size: var(--text-xs);
    font-weight: 600;
    color: var(--color-muted);
  }
  header button {
    color: var(--color-link);
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li button {
    width: 100%;
    padding: 0.4rem var(--space-2);
    border-radius: var(--radius-s);
    text-align: left;
  }
  li button:hover {
    background: var(--color-selected);
  }
`);

/** Before anything is typed: what was searched for last, or what can be. */
function Recent({
  queries,
  onChoose,
  onForget,
}: {
  queries: readonly string[];
  onChoose: (query: string) => void;
  onForget: () => void;
}) {
  if (queries.length === 0)
    return (
      <Message>
        <p>
          Type a command such as <code>{site.searchExamples.command}</code>, an operation, a field such as{' '}
          <code>{site.searchExamples.field}</code>, or any word.
        </p>
      </Message>
    );
  return (
    <RecentList>
      <header>
        <span>Recent searches, kept on this device</span>
        <button type="button" onClick={onForget}>
          Clear
        </button>
      </header>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </RecentList>
  );
}
