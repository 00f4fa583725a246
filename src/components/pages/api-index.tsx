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
  }
  p {
    line-height: var(--leading-snug);
  }
`);

/** Links to every part of an API, which `src/client/reference/reference.ts` filters. */
export function ApiIndex({ contents, overview, groups, webhooks, models, downloads, earlier }: Parts) {
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
              <Group key={id} id={id} name={name}>
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
          <Group id="webhooks" name="Webhooks">
            <p>Requests that the API sends to you.</p>
            <OperationList operations={webhooks} />
          </Group>
        )}
        {models.length > 0 && (
          <Group id="models" name="Models">
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

/** One list with its heading. */
function Group({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <section data-filter-group="">
      <Heading id={id}>{name}</Heading>
      {children}
    </section>
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
