import { count } from '../../count';
import { groupOperations } from '../../openapi/groups';
import { markdownInShort } from '../../openapi/markdown';
import type { Api } from '../../openapi/model';
import { viewSchema } from '../../openapi/view';
import { paths, tagId } from '../../paths';
import { Downloads } from './downloads';
import { Heading } from './heading';
import { OperationList } from './index-list';
import { Markdown } from './markdown';
import type { PageContext } from './page-context';
import { WebLink } from './web-link';

/** Everything there is in an API, as links. */
export function ApiIndex({ page }: { page: PageContext }) {
  const { api } = page;
  const models = Object.values(api.schemas).filter((schema) => schema.page !== null);
  return (
    <div className="api-index">
      <p className="lead">
        {amounts(api)}. What they have in common is on the <a href={paths.apiOverview(api.slug, api.title)}>overview</a>
        .
      </p>
      <p className="filter" data-needs-js="">
        <label>
          Filter by name, path or method
          <input type="search" data-filter="" autoComplete="off" spellCheck={false} />
        </label>
        <output data-filter-result="" />
      </p>
      {groupOperations(api).map(({ title, tags }) => (
        <section key={title ?? ''} className="group">
          {title !== null && <p className="group-title">{title}</p>}
          {tags.map(({ tag, depth, operations }) => (
            <section key={tag.name} data-filter-group="">
              <Heading page={page} level={depth === 0 ? 2 : 3} text={tag.displayName} id={tagId(tag.name)} />
              <Markdown text={tag.description} under={depth === 0 ? 2 : 3} />
              {tag.externalDocs && (
                <p>
                  <WebLink url={tag.externalDocs.url}>
                    {tag.externalDocs.description || `More about ${tag.displayName}`}
                  </WebLink>
                </p>
              )}
              {operations.length > 0 && <OperationList api={api} operations={operations} />}
            </section>
          ))}
        </section>
      ))}
      {api.webhooks.length > 0 && (
        <section data-filter-group="">
          <Heading page={page} level={2} text="Webhooks" id="webhooks" />
          <p>Requests that the API sends to you.</p>
          <OperationList api={api} operations={api.webhooks} />
        </section>
      )}
      {models.length > 0 && (
        <section data-filter-group="">
          <Heading page={page} level={2} text="Models" id="models" />
          <ul className="models">
            {models.map(({ id, name, page: path, schema }) => (
              <li key={id}>
                <a href={paths.model(api.slug, path ?? '')}>{name}</a>{' '}
                <span>{markdownInShort(viewSchema(api, schema).description ?? '', 120)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <Heading page={page} level={2} text="Downloads" id="downloads" />
        <Downloads api={api} />
      </section>
    </div>
  );
}

function amounts({ operations, webhooks }: Api): string {
  if (webhooks.length === 0) return count(operations.length, 'operation');
  if (operations.length === 0) return count(webhooks.length, 'webhook');
  return `${count(operations.length, 'operation')} and ${count(webhooks.length, 'webhook')}`;
}
