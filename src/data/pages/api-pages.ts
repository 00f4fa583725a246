import { createHash } from 'node:crypto';
import type { NavCategory, NavItem, NavLink } from '../../nav';
import type { Api, Operation } from '../../openapi/model/model';
import { apiErrors } from '../../openapi/errors/errors';
import { apiDownloads } from '../../openapi/versions/earlier';
import type { ApiHistory } from '../../openapi/changes/history';
import { groupOperations, introductions, sectionsInside, type TagSection } from '../../openapi/read/groups';
import { markdownInShort } from '../../openapi/model/markdown';
import { apiInText } from '../../openapi/schema/view';
import { paths } from '../../paths';
import { site } from '../../site';
import { filesOf } from '../source/apis';
import { indexFacts, modelFacts, modelsOf, operationFacts, operationSentence } from './api-facts';
import { sitePage, type SitePage } from './site-page';

const apisCrumb = { label: 'APIs', path: site.apis };

/** A page of an API without its body, which `src/data/body.ts` renders when Gatsby asks for it. */
export interface ApiPage extends SitePage {
  path: string;
  /** Slug of the API. */
  slug: string;
  /** A digest of the sources of the body: the API and its changes; undefined for a page without a body. */
  bodyDigest?: string;
}

/** Describe the page of an API's changes. */
export const changesDescription = ({ title }: Api): string =>
  `What each version of ${apiInText(title)} breaks, adds and changes, newest first, with what clients have to do.`;

/** List every page of one API. */
export function apiPages(api: Api, history?: ApiHistory): ApiPage[] {
  const common = {
    source: api.source.file,
    dated: filesOf(api),
    section: 'api' as const,
    trail: [apisCrumb, { label: api.title, path: paths.api(api.slug) }],
    sidebarId: api.slug,
    slug: api.slug,
    version: api.version,
    downloads: apiDownloads(api),
    editUrl: `${site.repository.url}/edit/${site.repository.branch}/${api.source.file}`,
  };
  const bodyDigest = createHash('sha1')
    .update(JSON.stringify([api, history]))
    .digest('base64');
  const withBody = { ...common, bodyDigest };
  const errors = apiErrors(api);
  return [
    sitePage('Api', {
      ...common,
      ...indexFacts(api),
      path: paths.api(api.slug),
      title: `${api.title} operations`,
      description: `Every operation of ${apiInText(api.title)}, by topic, with its method and path.`,
      trail: [apisCrumb],
    }),
    sitePage('ApiOverview', {
      ...withBody,
      path: paths.apiOverview(api.slug, api.title),
      title: api.title,
      description:
        markdownInShort(api.description) ||
        api.summary ||
        `What ${apiInText(api.title)} is for, and how to send requests to it.`,
      trail: [apisCrumb],
    }),
    ...(history
      ? [
          sitePage('ApiChanges', {
            ...withBody,
            path: paths.changes(api.slug),
            title: `Changes to ${apiInText(api.title)}`,
            description: changesDescription(api),
          }),
        ]
      : []),
    ...(errors.length > 0
      ? [
          sitePage('ApiErrors', {
            ...withBody,
            path: paths.errors(api.slug),
            title: `Errors of ${apiInText(api.title)}`,
            description: `The error statuses of ${apiInText(api.title)}: their bodies, and the operations that respond with them.`,
          }),
        ]
      : []),
    ...introductions(api).map(({ tag, page }) =>
      sitePage('ApiTopic', {
        ...withBody,
        path: paths.topic(api.slug, page),
        title: tag.displayName,
        description: markdownInShort(tag.description) || `What ${apiInText(api.title)} says about ${tag.displayName}.`,
      }),
    ),
    ...[...api.operations, ...api.webhooks].map((operation) =>
      sitePage('ApiOperation', {
        ...withBody,
        ...operationFacts(api, operation),
        path: paths.operation(api.slug, operation.name),
        title: operation.title,
        description: operationSentence(api, operation),
      }),
    ),
    ...modelsOf(api).map(({ shared, path }) =>
      sitePage('ApiModel', {
        ...withBody,
        ...modelFacts(api, shared),
        path,
        title: shared.name,
        description:
          markdownInShort(shared.schema.description ?? '') ||
          `The fields of ${shared.name} in ${apiInText(api.title)}.`,
      }),
    ),
  ];
}

/** Build an API's sidebar: its entry pages, then its operations by tag and introductions, then webhooks and models. */
export function apiSidebar(api: Api, history?: ApiHistory): NavItem[] {
  const link = (operation: Operation): NavLink => ({
    label: operation.title,
    path: paths.operation(api.slug, operation.name),
    method: operation.method,
    ...(operation.deprecated && { deprecated: true }),
  });
  const category = (label: string, id: string, items: NavLink[]): NavCategory[] =>
    items.length === 0 ? [] : [{ label, path: `${paths.api(api.slug)}#${id}`, items }];
  const models = modelsOf(api).map(({ shared, path }) => ({ label: shared.name, path }));
  const topics = (sections: readonly TagSection[]): NavItem[] => {
    const [first] = sections;
    if (!first) return [];
    const { tag, operations, page } = first;
    const inside = sectionsInside(sections, 0);
    const introduction = (label: string): NavLink[] =>
      page === null ? [] : [{ label, path: paths.topic(api.slug, page) }];
    const others = topics(sections.slice(1 + inside.length));
    if (operations.length + inside.length === 0) return [...introduction(tag.displayName), ...others];
    const items = [...introduction('Introduction'), ...operations.map(link), ...topics(inside)];
    const address = `${paths.api(api.slug)}#${tag.id}`;
    return [{ label: tag.displayName, path: address, items }, ...others];
  };
  return [
    { label: 'All operations', path: paths.api(api.slug) },
    { label: 'Overview', path: paths.apiOverview(api.slug, api.title) },
    ...(history ? [{ label: 'Changes', path: paths.changes(api.slug) }] : []),
    ...(apiErrors(api).length > 0 ? [{ label: 'Errors', path: paths.errors(api.slug) }] : []),
    ...groupOperations(api).flatMap(({ tags }) => topics(tags)),
    ...category('Webhooks', 'webhooks', api.webhooks.map(link)),
    ...category('Models', 'models', models),
  ];
}
