/** Make search records of documents and APIs, from their models. Pure. */
import type { CompiledDocument } from '../../content/render/compile';
import { count } from '../../text/count';
import { createFieldIds } from '../../openapi/schema/field-id';
import { introductions } from '../../openapi/read/groups';
import { bodyForms, repeatedBodies } from '../../openapi/words/body-schemas';
import { fieldTree, type FieldTree } from '../../openapi/words/field-tree';
import { markdownInShort } from '../../openapi/model/markdown';
import { opposite, type Direction } from '../../openapi/schema/problems';
import type { Api, Operation, Schema, SharedSchema } from '../../openapi/model/model';
import { shownLanguages } from '../../openapi/samples/samples';
import { apiInText, viewSchema } from '../../openapi/schema/view';
import type { ApiHistory } from '../../openapi/changes/history';
import { changesDescription } from '../../data/pages/api-pages';
import { paths } from '../../paths';
import { changeSection, errorSections, overviewSections, sectionLimit, topicText } from './search-sections';
import { fieldName } from '../../search/field-place';
import type { IndexedPage, IndexedSection, SearchIndex } from '../../search/search-index';

export interface SearchDocument {
  kind: 'page' | 'post';
  path: string;
  title: string;
  context: string;
  description: string;
  keywords?: string[];
  /** True for a page that comes after everything else. */
  last?: boolean;
  compiled?: Pick<CompiledDocument, 'sections' | 'headings'>;
}

/** Build the search index. @param documents pages outside APIs */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  apis: Iterable<Api>,
  histories: ReadonlyMap<string, ApiHistory> = new Map(),
): SearchIndex {
  const names = new Map<string, string>();
  const pages = [
    ...documents.map(documentPage),
    ...[...apis].flatMap((api) => apiPages(api, names, histories.get(api.slug))),
  ];
  return { pages, names: Object.fromEntries(names) };
}

/** Matches an e-mail address. */
const address = /[\w.+-]+@[\w-]+\.\w+/;

function documentPage(document: SearchDocument): IndexedPage {
  const { kind, path, title, context, description, keywords = [], last, compiled } = document;
  const anchors = new Set(compiled?.headings.map(({ id }) => id));
  const [opening, ...others] = compiled?.sections ?? [];
  const startsWithText = opening?.id === '';
  const sections = (startsWithText || !opening ? others : [opening, ...others]).map(
    ({ id, heading, text, keywords: given = [] }): IndexedSection => {
      const names = address.test(text) ? [...given, 'contact', 'e-mail'] : given;
      return {
        id,
        heading,
        text: text.slice(0, sectionLimit),
        ...(names.length > 0 && { keywords: names }),
        ...(!anchors.has(id) && { command: true as const }),
      };
    },
  );
  return {
    kind,
    path,
    title,
    context,
    description,
    ...(startsWithText && { text: opening.text.slice(0, sectionLimit) }),
    ...(keywords.length > 0 && { keywords }),
    ...(last && { last }),
    ...(sections.length > 0 && { sections }),
  };
}

function apiPages(api: Api, names: Map<string, string>, history?: ApiHistory): IndexedPage[] {
  const context = api.title;
  const tags = api.tags.map(({ displayName }) => displayName);
  const errors = errorSections(api);
  const languages = shownLanguages.map(({ label }) => label).join(', ');
  return [
    {
      kind: 'page',
      path: paths.api(api.slug),
      title: `${api.title} operations`,
      context: 'API reference',
      description: `${count(api.operations.length, 'operation')}: ${tags.join(', ')}. Samples in ${languages}`,
      keywords: tags,
    },
    {
      kind: 'page',
      path: paths.apiOverview(api.slug, api.title),
      title: `${api.title} overview`,
      context: 'API reference',
      description: api.summary || markdownInShort(api.description),
      keywords: ['version terms'],
      sections: overviewSections(api),
    },
    ...(history
      ? [
          {
            kind: 'page' as const,
            path: paths.changes(api.slug),
            title: `Changes of ${apiInText(api.title)}`,
            context: 'API reference',
            description: changesDescription(api),
            keywords: ['changelog', 'versions', 'breaking changes', 'deprecations'],
            sections: history.map(changeSection),
          },
        ]
      : []),
    ...(errors.length > 0
      ? [
          {
            kind: 'page' as const,
            path: paths.errors(api.slug),
            title: `Errors of ${apiInText(api.title)}`,
            context: 'API reference',
            description: `The error statuses of ${apiInText(api.title)}, their bodies and operations`,
            keywords: ['status codes', 'error codes', 'failures'],
            sections: errors,
          },
        ]
      : []),
    ...introductions(api).map(({ tag, page }): IndexedPage => ({
      kind: 'page',
      path: paths.topic(api.slug, page),
      title: tag.displayName,
      context,
      description: markdownInShort(tag.description),
      ...topicText(tag.description),
    })),
    ...[...api.operations, ...api.webhooks].map((operation): IndexedPage => {
      const { name, method, path: urlPath, operationId, description } = operation;
      return {
        kind: 'operation',
        path: paths.operation(api.slug, name),
        title: operation.title,
        context,
        ...(description && { description: markdownInShort(description) }),
        ...(operationId && { keywords: [operationId] }),
        method,
        urlPath,
        statuses: operation.responses.map(({ status }) => status).join(' '),
        fields: operationFields(api, operation, names).join(' '),
      };
    }),
    ...Object.values(api.schemas).flatMap((shared): IndexedPage[] => {
      if (shared.page === null) return [];
      const description = markdownInShort(viewSchema(api, shared.schema).description ?? '');
      return [
        {
          kind: 'model',
          path: paths.model(api.slug, shared.page),
          title: shared.name,
          context,
          ...(description && { description }),
          fields: modelFields(api, shared, names).join(' '),
        },
      ];
    }),
  ];
}

/** List the ids of all parameters and fields on an operation's page, except those on a model's page. */
function operationFields(api: Api, operation: Operation, names: Map<string, string>): string[] {
  const collect = collector(api, names);
  for (const parameter of Object.values(operation.parameters).flat()) collect.name(parameter.in, parameter.name);
  const sent: Direction = api.webhooks.includes(operation) ? 'response' : 'request';
  const repeated = repeatedBodies(operation.responses);
  const bodies = [
    { direction: sent, id: 'body', content: operation.requestBody?.content ?? [] },
    ...operation.responses
      .filter((response) => !repeated.has(response))
      .map(({ status, content }) => ({ direction: opposite(sent), id: `response-${status}`, content })),
  ];
  for (const { direction, id, content } of bodies) {
    const [{ media } = {}] = bodyForms(content);
    if (media?.schema && !hasPage(api, media.schema))
      collect.tree(fieldTree(api, media.schema, direction, id, collect.newId));
  }
  return collect.ids;
}

function modelFields(api: Api, shared: SharedSchema, names: Map<string, string>): string[] {
  const collect = collector(api, names);
  collect.tree(fieldTree(api, { ref: shared.id }, null, '', collect.newId));
  return collect.ids;
}

function collector(api: Api, names: Map<string, string>) {
  const ids: string[] = [];
  const newId = createFieldIds();
  const add = (id: string, name: string) => {
    ids.push(id);
    const step = fieldName(id);
    if (step !== name && !names.has(step)) names.set(step, name);
  };
  const tree = ({ rows, groups }: FieldTree): void => {
    for (const row of [...rows, ...groups.flatMap((group) => group.rows)]) {
      if (row.literal) add(row.id, row.name);
      if (!hasPage(api, row.schema)) tree(row.inside);
    }
  };
  return { ids, newId, tree, name: (parent: string, name: string) => add(newId(parent, name), name) };
}

/** True for a schema whose fields, or items' fields, have a page: they are found only there. */
function hasPage(api: Api, schema: Schema): boolean {
  const refs = [schema.ref, viewSchema(api, schema).items?.ref];
  return refs.some((ref) => ref !== undefined && api.schemas[ref]?.page != null);
}
