import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { A } from '../base/a';
import { StaticHtml } from '../base/static-html';
import { WebLink } from '../base/web-link';
import { EarlierNotice } from './earlier-notice';
import { Index, IndexFilter } from './index-filter';
import { OperationList, type OperationLink } from './operation-list';

/** The operations of one topic. */
interface Tag {
  /** Id of its heading. */
  readonly id: string;
  readonly name: string;
  /** Its description as finished HTML; may be empty. */
  readonly html: string;
  /** The page that has its text, with the beginning of it. */
  readonly introduction: { readonly label: string; readonly path: string } | null;
  readonly externalDocs: { readonly label: string; readonly url: string } | null;
  readonly operations: readonly OperationLink[];
}

interface ApiIndexProps {
  /** Numbers of its parts: `9 operations, 1 webhook and 2 models`. */
  contents: string;
  /** Path of the API's overview. */
  overview: string;
  groups: readonly { readonly title: string | null; readonly tags: readonly Tag[] }[];
  webhooks: readonly OperationLink[];
  models: readonly ModelLink[];
  /** Deprecated operations and webhooks, listed once more. */
  deprecated: readonly OperationLink[];
  downloads: readonly { readonly label: string; readonly path: string }[];
  /** The notice on an earlier version, as finished HTML. */
  notice?: string;
}

const GroupTitle = styled.p(css`
  margin-bottom: calc(-1 * var(--space-6));
  color: var(--color-muted);
  font-size: var(--text-s);
  font-weight: 650;
`);

/** Everything in an API, as links. `src/client/reference/reference.ts` hides what the reader filters out. */
export function ApiIndex({
  contents,
  overview,
  groups,
  webhooks,
  models,
  deprecated,
  downloads,
  notice,
}: ApiIndexProps) {
  return (
    <article data-reference>
      {notice && <EarlierNotice html={notice} />}
      <Index className="api-index">
        <p className="lead">
          {`${contents}. What the operations have in common is on the `}
          <A to={overview}>overview</A>.
        </p>
        <IndexFilter by="name, path or method" />
        {groups.map((group) => (
          <section key={group.title ?? ''} className="group">
            {group.title !== null && <GroupTitle>{group.title}</GroupTitle>}
            {group.tags.map(({ id, name, html, introduction, externalDocs, operations: links }) => (
              <section key={id} data-filter-group="">
                <Heading id={id}>{name}</Heading>
                {html && <StaticHtml className="text" html={html} />}
                {introduction && (
                  <p>
                    {introduction.label} <A to={introduction.path}>Introduction to {name}</A>
                  </p>
                )}
                {externalDocs && (
                  <p>
                    <WebLink url={externalDocs.url}>{externalDocs.label}</WebLink>
                  </p>
                )}
                {links.length > 0 && <OperationList operations={links} />}
              </section>
            ))}
          </section>
        ))}
        {webhooks.length > 0 && (
          <section data-filter-group="">
            <Heading id="webhooks">Webhooks</Heading>
            <p>Requests that the API sends to you.</p>
            <OperationList operations={webhooks} />
          </section>
        )}
        {models.length > 0 && (
          <section data-filter-group="">
            <Heading id="models">Models</Heading>
            <ModelList models={models} />
          </section>
        )}
        {deprecated.length > 0 && (
          <section>
            <Heading id="deprecated">Deprecated</Heading>
            <p>Do not build on them.</p>
            <OperationList operations={deprecated} />
          </section>
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

/** A model in a list. */
export interface ModelLink {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly deprecated: boolean;
}

const List = styled.ul(css`
  padding: 0;
  list-style: none;
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
  span {
    display: block;
    color: var(--color-muted);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
  }
`);

/** Models as links, each with the start of its description. */
export function ModelList({ models }: { models: readonly ModelLink[] }) {
  return (
    <List className="models">
      {models.map(({ path, title, summary, deprecated }) => (
        <li key={path}>
          <A to={path}>{title}</A> {deprecated && <em className="badge">deprecated</em>} <span>{summary}</span>
        </li>
      ))}
    </List>
  );
}
