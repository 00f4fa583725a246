import { createHash } from 'node:crypto';
import type { NodeInput } from 'gatsby';
import { links, type NavCategory, type NavItem, type NavLink } from '../nav';
import type { Api, Operation, SharedSchema } from '../openapi/model';
import { groupOperations, isTopic, type TagSection } from '../openapi/groups';
import { markdownInShort } from '../openapi/markdown';
import { operationTitle, viewSchema } from '../openapi/view';
import { paths, tagId } from '../paths';
import { site } from '../site';
import { renderIndex, renderModel, renderOperation, renderOverview } from '../components/api/render';
import { modelAt, operationAt } from './apis';
import type { BodyKey } from './body-store';
import { pageNode, type NodeArgs, type PageFields } from './page-node';
import type { PageType } from './schema';

const apisCrumb = { label: 'APIs', path: site.apis };

/** A page of an API as its node holds it, but for its body: see `body-store.ts`. */
export interface ApiPage extends BodyKey, Pick<PageFields, 'title' | 'description'>, Record<string, unknown> {
  type: PageType;
  /** The API's. */
  slug: string;
}

/** The nodes of every page of one API, and of its former addresses. */
export function apiNodes(args: NodeArgs, api: Api, pages: readonly ApiPage[]): NodeInput[] {
  return [
    ...pages.map(({ type, ...fields }) => pageNode(args, type, fields)),
    ...Object.entries(site.apiRedirects[api.slug] ?? {}).map(([from, to]) =>
      pageNode(args, 'Moved', {
        path: paths.operation(api.slug, from),
        title: 'This page has moved',
        description: `This page has moved to ${paths.operation(api.slug, to)}.`,
        target: paths.operation(api.slug, to),
      }),
    ),
  ];
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
    {
      type: 'Api' as const,
      ...common,
      path: paths.api(api.slug),
      title: `${api.title} operations`,
      description: `Every operation of the ${api.title}, by topic, with its method and path.`,
      trail: [apisCrumb],
      bodyDigest: digest.index,
    },
    {
      type: 'ApiOverview' as const,
      ...common,
      path: paths.apiOverview(api.slug, api.title),
      title: api.title,
      description:
        markdownInShort(api.description || api.summary) || `What the ${api.title} is for, and how to call it.`,
      trail: [apisCrumb],
      bodyDigest: digest.overview,
    },
    ...[...api.operations, ...api.webhooks].map((operation) => ({
      type: 'ApiOperation' as const,
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
      bodyDigest: digest.of(operation),
    })),
    ...Object.values(api.schemas).flatMap((shared) =>
      shared.page === null
        ? []
        : {
            type: 'ApiModel' as const,
            ...common,
            path: paths.model(api.slug, shared.page),
            title: shared.name,
            description:
              markdownInShort(shared.schema.description ?? '') || `The fields of ${shared.name} in the ${api.title}.`,
            trail: [apisCrumb, indexCrumb],
            bodyDigest: digest.of(shared),
          },
    ),
  ];
}

/** The HTML and headings of one API page, by the node's type and path. Null for a path the API does not have. */
export function apiBody(api: Api, type: string, path: string) {
  switch (type) {
    case 'Api':
      return renderIndex(api);
    case 'ApiOverview':
      return renderOverview(api);
    case 'ApiModel': {
      const shared = modelAt(api, path);
      return shared ? renderModel(api, shared) : null;
    }
    default: {
      const operation = operationAt(api, path);
      return operation ? renderOperation(api, operation) : null;
    }
  }
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
  const topics = (sections: readonly TagSection[]): NavCategory[] => {
    const [first, ...rest] = sections;
    if (!first) return [];
    const { tag, depth, operations } = first;
    const end = rest.findIndex((section) => section.depth <= depth);
    const inside = end < 0 ? rest : rest.slice(0, end);
    const items = [...operations.map(link), ...topics(inside)];
    const path = `${paths.api(api.slug)}#${tagId(tag.name)}`;
    const own: NavCategory = { label: tag.displayName, path, items };
    return [items.length > 0 ? { ...own, count: links(items).length } : own, ...topics(rest.slice(inside.length))];
  };
  return [
    { label: 'All operations', path: paths.api(api.slug) },
    { label: 'Overview', path: paths.apiOverview(api.slug, api.title) },
    ...groupOperations(api).flatMap(({ tags }) => topics(tags)),
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
  const marks = api.tags.filter((tag) => !isTopic(tag));
  const shared = JSON.stringify([api.slug, api.title, api.version, api.securitySchemes, ...marks]);
  const texts = new Map(Object.entries(schemas).map(([id, schema]) => [id, textOf(schema)]));
  const valuesOf = (key: 'ref' | 'operation', text: string) =>
    [...text.matchAll(new RegExp(`"${key}":("(?:[^"\\\\]|\\\\.)*")`, 'g'))].map(
      (match) => JSON.parse(match[1] ?? '""') as string,
    );
  const own = new Map([...texts].map(([id, text]) => [id, { hash: hash(text), refs: valuesOf('ref', text) }]));
  // A link of a response shows the title of the operation that it names.
  const titles = new Map(operations.map((operation) => [operation.name, operationTitle(operation)]));
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
    of(value: Operation | SharedSchema): string {
      const text = textOf(value);
      const reached = new Set<string>();
      const queue = valuesOf('ref', text);
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        if (reached.has(id)) continue;
        reached.add(id);
        queue.push(...(own.get(id)?.refs ?? []));
      }
      const linked = valuesOf('operation', text).map((name) => titles.get(name));
      return hash([shared, text, ...linked, ...[...reached].sort().map((id) => own.get(id)?.hash)].join('\n'));
    },
  };
}
