import { Breakable } from '../base/breakable';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { A } from '../base/a';
import { StaticHtml } from '../base/static-html';
import { WebLink } from '../base/web-link';
import { EarlierNotice } from './earlier-notice';
import { Index, IndexFilter } from './index-filter';
import { OperationList } from './operation-list';

type Parts = Pick<
  NonNullable<Queries.ApiIndexPageQuery['page']>,
  'contents' | 'overview' | 'groups' | 'webhooks' | 'models' | 'downloads' | 'earlier'
>;

const GroupTitle = styled.p(css`
  margin-bottom: calc(-1 * var(--space-6));
  font-weight: 600;
`);

/** Models as links, each with the start of its description. */
const Models = styled.ul(css`
  > li {
    padding-block: var(--space-2);
  }
  > li + li {
    border-top: 1px solid var(--color-border);
  }
  a {
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    line-height: var(--leading-snug);
  }
`);

/** With more entries, groups are folded. */
const foldedFrom = 100;

/** Links to every part of an API, which `src/client/reference/reference.ts` filters. */
export function ApiIndex({ contents, overview, groups, webhooks, models, downloads, earlier }: Parts) {
  const amount = groups.flatMap(({ tags }) => tags).reduce((sum, { operations }) => sum + operations.length, 0);
  const isFolded = amount + webhooks.length + models.length > foldedFrom;
  return (
    <article data-reference>
      {earlier && <EarlierNotice html={earlier.notice} />}
      <Index className="api-index">
        <p className="lead">
          {`${contents}. What the operations have in common is on the `}
          <A to={overview}>overview</A>.
        </p>
        <IndexFilter by="name, path or method" />
        {groups.map((group) => (
          <section key={group.title ?? ''} className="group">
            {group.title !== null && <GroupTitle className="note">{group.title}</GroupTitle>}
            {group.tags.map(({ id, name, html, summary, introduction, externalDocs, operations: links }) => (
              <Group
                key={id}
                id={id}
                name={name}
                summary={summary}
                count={links.length}
                isFolded={isFolded && links.length > 0}
              >
                {html && <StaticHtml className="text" html={html} />}
                {introduction && (
                  <p>
                    {summary} <A to={introduction}>Introduction to {name}</A>
                  </p>
                )}
                {externalDocs && (
                  <p>
                    <WebLink url={externalDocs.url}>{externalDocs.label}</WebLink>
                  </p>
                )}
                {links.length > 0 && <OperationList operations={links} />}
              </Group>
            ))}
          </section>
        ))}
        {webhooks.length > 0 && (
          <Group id="webhooks" name="Webhooks" count={webhooks.length} isFolded={isFolded}>
            <p>Requests that the API sends to you.</p>
            <OperationList operations={webhooks} />
          </Group>
        )}
        {models.length > 0 && (
          <Group id="models" name="Models" count={models.length} isFolded={isFolded}>
            <Models className="models">
              {models.map(({ path, title, summary, deprecated }) => (
                <li key={path}>
                  <A to={path}>
                    <Breakable name={title} />
                  </A>{' '}
                  {deprecated && <em className="badge">deprecated</em>}
                  {summary && <p className="note">{summary}</p>}
                </li>
              ))}
            </Models>
          </Group>
        )}
        <section>
          <Heading id="downloads">Downloads</Heading>
          <ul className="downloads">
            {downloads.map(({ label, path }) => (
              <li key={path}>
                <A to={path} download>
                  {label}
                </A>
              </li>
            ))}
          </ul>
        </section>
      </Index>
    </article>
  );
}

interface GroupProps {
  id: string;
  name: string;
  /** The beginning of its text, shown while it is folded. */
  summary?: string;
  count: number;
  isFolded: boolean;
  children: ReactNode;
}

/** One list with its heading. If lists are many and long, they are folded: the page then shows their names. */
function Group({ id, name, summary, count, isFolded, children }: GroupProps) {
  if (!isFolded)
    return (
      <section data-filter-group="">
        <Heading id={id}>{name}</Heading>
        {children}
      </section>
    );
  return (
    <details data-filter-group="">
      <summary>
        <h2 id={id}>{name}</h2> <small>{count}</small>
        {summary && (
          <span className="note" data-no-print="">
            {summary}
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}

/** A heading that links to itself. */
function Heading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id}>
      <a className="anchor" href={`#${id}`}>
        {children}
      </a>
    </h2>
  );
}
