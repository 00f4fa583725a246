import { createHash } from 'node:crypto';
import type { NavCategory, NavItem, NavLink } from '../nav';
import type { Api, Operation, Schema, SharedSchema } from '../openapi/model';
import { linkedOperations, operationSchemas, reachedSchemas } from '../openapi/references';
import { groupOperations } from '../openapi/groups';
import { markdownInShort } from '../openapi/markdown';
import { operationTitle, viewSchema } from '../openapi/view';
import { paths, tagId } from '../paths';
import { site } from '../site';
import type { BodyKey } from './body-store';
import { sitePage, type SitePage } from './site-page';

const apisCrumb = { label: 'APIs', path: site.apis };

/** A page of an API, but for its body: see `body-store.ts`. */
export interface ApiPage extends SitePage, BodyKey {
  /** The API's. */
  slug: string;
}

/** The pages that stand at the former addresses of an API's operations. */
export function movedPages({ slug }: Api): SitePage[] {
  return Object.entries(site.apiRedirects[slug] ?? {}).map(([from, to]) =>
    sitePage('Moved', {
      path: paths.operation(slug, from),
      title: 'This page has moved',
      description: `This page has moved to ${paths.operation(slug, to)}.`,
      target: paths.operation(slug, to),
    }),
  );
}

/** Every page of one API. */
export function apiPages(api: Api): ApiPage[] {
  const common = {
    section: 'api' as const,
    sidebarId: api.slug,
    slug: api.slug,
    version: api.version,
    versionLabel: api.label,
    editUrl: `${site.repository.url}/edit/${site.repository.branch}/${api.source.file}`,
  };
  const indexCrumb = { label: api.title, path: paths.api(api.slug) };
  const digest = digests(api);
  return [
    sitePage('Api', {
      ...common,
      path: paths.api(api.slug),
      title: `${api.title} operations`,
      description: `Every operation of the ${api.title}, by topic, with its method and path.`,
      trail: [apisCrumb],
      bodyDigest: digest.index,
    }),
    sitePage('ApiOverview', {
      ...common,
      path: paths.apiOverview(api.slug, api.title),
      title: api.title,
      description:
        markdownInShort(api.description || api.summary) || `What the ${api.title} is for, and how to call it.`,
      trail: [apisCrumb],
      bodyDigest: digest.overview,
    }),
    ...[...api.operations, ...api.webhooks].map((operation) =>
      sitePage('ApiOperation', {
        ...common,
        path: paths.operation(api.slug, operation.name),
        title: operationTitle(operation),
        description:
          markdownInShort(operation.description || operation.summary) ||
          `${operation.method} ${operation.path} of the ${api.title}.`,
        trail: [apisCrumb, indexCrumb],
        method: operation.method,
        urlPath: operation.path,
        deprecated: operation.deprecated,
        operationId: operation.operationId,
        bodyDigest: digest.operation(operation),
      }),
    ),
    ...Object.values(api.schemas).flatMap((shared) =>
      shared.page === null
        ? []
        : sitePage('ApiModel', {
            ...common,
            path: paths.model(api.slug, shared.page),
            title: shared.name,
            description:
              markdownInShort(shared.schema.description ?? '') || `The fields of ${shared.name} in the ${api.title}.`,
            trail: [apisCrumb, indexCrumb],
            bodyDigest: digest.model(shared),
          }),
    ),
  ];
}

/** An API's sidebar: its two entry pages, then its operations by tag, then webhooks and models. */
export function apiSidebar(api: Api): NavItem[] {
  const link = (operation: Operation): NavLink => ({
    label: operationTitle(operation),
    path: paths.operation(api.slug, operation.name),
    method: operation.method,
    ...(operation.deprecated && { deprecated: true }),
  });
  const category = (label: string, id: string, items: NavLink[]): NavCategory[] =>
    items.length === 0 ? [] : [{ label, path: `${paths.api(api.slug)}#${id}`, items, count: items.length }];
  const models = Object.values(api.schemas).flatMap(({ name, page }) =>
    page === null ? [] : { label: name, path: paths.model(api.slug, page) },
  );
  return [
    { label: 'All operations', path: paths.api(api.slug) },
    { label: 'Overview', path: paths.apiOverview(api.slug, api.title) },
    ...groupOperations(api)
      .flatMap(({ tags }) => tags)
      .flatMap(({ tag, operations }) => category(tag.displayName, tagId(tag.name), operations.map(link))),
    ...category('Webhooks', 'webhooks', api.webhooks.map(link)),
    ...category('Models', 'models', models),
  ];
}

/** Digests of what a page shows: an operation's covers every schema that it reaches, the titles that its links show, and no others. */
function digests(api: Api) {
  const hash = (text: string) => createHash('sha1').update(text).digest('base64');
  const { operations, webhooks, schemas, source: _, ...head } = api;
  // Where something stands in the source changes with every line above it, and no page shows it.
  const textOf = ({ position: _, ...rest }: Operation | SharedSchema) => JSON.stringify(rest);
  const shared = JSON.stringify([api.slug, api.title, api.version, api.securitySchemes]);
  const hashes = new Map(Object.entries(schemas).map(([id, schema]) => [id, hash(textOf(schema))]));
  const titles = new Map(operations.map((operation) => [operation.name, operationTitle(operation)]));
  const of = (value: Operation | SharedSchema, parts: readonly Schema[], linked: readonly string[] = []) => {
    const reached = [...reachedSchemas(api, parts)].sort().map((id) => hashes.get(id));
    return hash(JSON.stringify([shared, textOf(value), linked.map((name) => titles.get(name)), reached]));
  };
  const listed = [...operations, ...webhooks].map(({ name, method, path, summary, operationId, deprecated, tags }) => [
    name,
    method,
    path,
    summary,
    operationId,
    deprecated,
    tags,
  ]);
  const models = Object.values(schemas).flatMap(({ name, page, schema }) =>
    page === null ? [] : [[name, page, viewSchema(api, schema).description]],
  );
  return {
    overview: hash(JSON.stringify(head)),
    index: hash(JSON.stringify([head, listed, models])),
    // A link of a response shows the title of the operation that it names.
    operation: (one: Operation) => of(one, operationSchemas(one), linkedOperations(one)),
    model: (one: SharedSchema) => of(one, [one.schema]),
  };
}
