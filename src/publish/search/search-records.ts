/** Make search records of documents and APIs, from their models. Pure. */
import type { ContentDocument } from '../../content/project';
import type { PageFrontMatter } from '../../content/read/front-matter';
import { isPublished, type BuiltPage, type Output } from '../../data/pages/output';
import type { SiteSource } from '../../data/pages/sources';
import { count } from '../../text/count';
import { createFieldIds } from '../../openapi/schema/field-id';
import { introductions } from '../../openapi/read/groups';
import { bodyForms, repeatedBodies } from '../../openapi/words/body-schemas';
import { fieldTree, type FieldTree } from '../../openapi/words/field-tree';
import { bodyWords, typeWords, type Words, wordsToText } from '../../openapi/words/words';
import { markdownInShort, markdownToText } from '../../openapi/model/markdown';
import { opposite, type Direction } from '../../openapi/schema/problems';
import type { Api, Header, MediaType, Operation, OperationBody, Schema } from '../../openapi/model/model';
import { shownLanguages } from '../../openapi/samples/samples';
import { apiInText, viewSchema } from '../../openapi/schema/view';
import { type ApiHistory, versionId, versionTitle, type ApiVersion } from '../../openapi/changes/history';
import { changesDescription } from '../../data/pages/api-pages';
import { pageKinds } from '../../page-kinds';
import { paths } from '../../paths';
import { renderOverview, renderTopic, type PageBody } from '../../reference/render';
import { fieldName } from '../../search/field-place';
import type { IndexedPage, IndexedSection, SearchIndex } from '../../search/search-index';
import { statusHeading } from '../../reference/text/status';
import { changeSentence } from '../../openapi/changes/sentences';
import { apiErrors, errorId } from '../../openapi/errors/errors';
import { parseHtml } from '../../text/html-tree';
import { toSections, type Section } from '../../content/render/sections';

/** Build the search index. @param documents pages outside APIs */
export function buildSearchIndex(
  documents: readonly IndexedPage[],
  apis: Iterable<Api>,
  histories: ReadonlyMap<string, ApiHistory> = new Map(),
): SearchIndex {
  const names = new Map<string, string>();
  const pages = [...documents, ...[...apis].flatMap((api) => apiPages(api, names, histories.get(api.slug)))];
  return { pages, names: Object.fromEntries(names) };
}

/** Matches an e-mail address. */
const address = /[\w.+-]+@[\w-]+\.\w+/;

type Document = ContentDocument<PageFrontMatter & { tags?: string[] }>;

/** List the texts of a page's data file, without addresses. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:\/|https?:)/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function documentPage(page: BuiltPage, document: Document | undefined, data: unknown): IndexedPage {
  const { type, path, title, description, breadcrumbs } = page;
  const { compiled, frontMatter: { tags = [], keywords = [] } = {} } = document ?? {};
  const words = [...tags, ...keywords];
  const { article, search } = pageKinds[type];
  const isPost = article === 'BlogPosting';
  const anchors = new Set(compiled?.headings.map(({ id }) => id));
  const [opening, ...others] = compiled?.sections ?? [];
  const startsWithText = opening?.id === '';
  const sections = (startsWithText || !opening ? others : [opening, ...others]).map(
    ({ id, heading, text, keywords: given = [] }): IndexedSection => {
      const names = address.test(text) ? [...given, 'contact', 'e-mail'] : given;
      return {
        id,
        heading,
        ...(text && { text: text.slice(0, sectionLimit) }),
        ...(names.length > 0 && { keywords: names }),
        ...(!anchors.has(id) && { command: true as const }),
      };
    },
  );
  return {
    kind: isPost ? 'post' : 'page',
    path,
    title,
    context: breadcrumbs
      .slice(isPost ? 0 : -1)
      .map(({ label }) => label)
      .join(' › '),
    description: path === paths.releases ? `${description} Follow with Atom or RSS.` : description,
    ...(startsWithText && { text: opening.text.slice(0, sectionLimit) }),
    ...(data !== undefined && { text: textsOf(data).join(' ').slice(0, sectionLimit) }),
    ...(words.length > 0 && { keywords: words }),
    // Such a page is about writing pages, or required by law, so it comes last.
    ...(search === 'last' && { last: true as const }),
    ...(sections.length > 0 && { sections }),
  };
}

function apiPages(api: Api, names: Map<string, string>, history?: ApiHistory): IndexedPage[] {
  const context = api.title;
  const tags = api.tags.map(({ displayName }) => displayName);
  const errors = errorSections(api);
  const languages = shownLanguages.map(({ label }) => label).join(', ');
  const schemas = new Map(Object.values(api.schemas).map(({ name, schema }) => [name, schema]));
  const page = (path: string, title: string, rest: Pick<IndexedPage, 'description' | 'keywords'>): IndexedPage => ({
    kind: 'page',
    path,
    title,
    context: 'API reference',
    ...rest,
  });
  const changes = page(paths.changes(api.slug), `Changes to ${apiInText(api.title)}`, {
    description: changesDescription(api),
    keywords: ['changelog', 'versions', 'breaking changes', 'deprecations'],
  });
  const ofErrors = page(paths.errors(api.slug), `Errors of ${apiInText(api.title)}`, {
    description: `The error statuses of ${apiInText(api.title)}, their bodies and operations`,
    keywords: ['status codes', 'error codes', 'failures'],
  });
  return [
    page(paths.api(api.slug), `${api.title} operations`, {
      description: `${count(api.operations.length, 'operation')}${tags.length > 0 ? `: ${tags.join(', ')}` : ''}. Samples in ${languages}`,
      keywords: tags,
    }),
    {
      ...page(paths.apiOverview(api.slug, api.title), `${api.title} overview`, {
        description: api.summary || markdownInShort(api.description),
        keywords: ['version terms'],
      }),
      ...bodySections(api, renderOverview(api, history)),
    },
    ...(history ? [{ ...changes, sections: history.map(changeSection) }] : []),
    ...(errors.length > 0 ? [{ ...ofErrors, sections: errors }] : []),
    ...introductions(api).map(({ tag, page }): IndexedPage => ({
      kind: 'page',
      path: paths.topic(api.slug, page),
      title: tag.displayName,
      context,
      description: markdownInShort(tag.description),
      ...bodySections(api, renderTopic(api, tag)),
    })),
    ...[...api.operations, ...api.webhooks].map((operation): IndexedPage => {
      const { name, method, path: urlPath, operationId, description } = operation;
      const collect = collector(api, names, schemas);
      collectOperation(api, operation, collect);
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
        ...partsOf(collect),
      };
    }),
    ...Object.values(api.schemas).flatMap((shared): IndexedPage[] => {
      if (shared.page === null) return [];
      const description = markdownInShort(viewSchema(api, shared.schema).description ?? '');
      const collect = collector(api, names, schemas);
      collect.tree(fieldTree(api, { ref: shared.id }, null, '', collect.newId));
      return [
        {
          kind: 'model',
          path: paths.model(api.slug, shared.page),
          title: shared.name,
          context,
          ...(description && { description }),
          ...partsOf(collect),
        },
      ];
    }),
  ];
}

const partsOf = ({ ids, sections }: Collector) => ({ ...(sections.length > 0 && { sections }), fields: ids.join(' ') });

/** Collect all parameters and fields on an operation's page, except those on a model's page. */
function collectOperation(api: Api, operation: Operation, collect: Collector): void {
  const visit = (one: OperationBody, sent: Direction, prefix = '') => {
    const headers = (parent: string, list: readonly Header[]) => {
      for (const { name, content, schema } of list)
        collect.words(collect.name(prefix + parent, name), typeWords(api, content?.schema ?? schema));
    };
    const body = (id: string, place: string, content: readonly MediaType[], direction: Direction) => {
      const forms = bodyForms(api, content);
      for (const { media } of forms) collect.words(prefix ? prefix.slice(0, -1) : place, bodyWords(api, media));
      const media = forms[0]?.media;
      if (media?.schema && !hasPage(api, media.schema))
        collect.tree(fieldTree(api, media.schema, direction, prefix + id, collect.newId));
    };
    for (const [location, parameters] of Object.entries(one.parameters)) headers(location, parameters);
    body('body', 'request-body', one.requestBody?.content ?? [], sent);
    const repeated = repeatedBodies(one.responses);
    for (const response of one.responses) {
      const id = `response-${response.status}`;
      headers(`${id}.header`, response.headers);
      if (!repeated.has(response)) body(id, id, response.content, opposite(sent));
    }
  };
  visit(operation, api.webhooks.includes(operation) ? 'response' : 'request');
  for (const { name, operation: callback } of operation.callbacks)
    visit(callback, 'response', `${collect.newId('', `callback-${name}-${callback.method.toLowerCase()}`)}.`);
}

type Collector = ReturnType<typeof collector>;

/**
 * Collect the fields of a page, and the sections of schemas without a page.
 * @param schemas schemas without a page, by name, that no page lists yet; the function removes those that this page lists
 */
function collector(api: Api, names: Map<string, string>, schemas: Map<string, Schema>) {
  const ids: string[] = [];
  const sections: IndexedSection[] = [];
  const newId = createFieldIds();
  const add = (id: string, name: string) => {
    ids.push(id);
    const step = fieldName(id);
    if (step !== name && !names.has(step)) names.set(step, name);
    return id;
  };
  const words = (id: string, all: Words) => {
    for (const word of all) {
      if (typeof word === 'string' || !('schema' in word) || word.page !== null) continue;
      const schema = schemas.get(word.schema);
      if (!schema) continue;
      schemas.delete(word.schema);
      sections.push({ id, heading: word.schema, text: markdownInShort(viewSchema(api, schema).description ?? '') });
    }
  };
  const tree = ({ rows, groups }: FieldTree): void => {
    for (const row of [...rows, ...groups.flatMap((group) => group.rows)]) {
      if (row.literal) add(row.id, row.name);
      words(row.id, typeWords(api, row.schema));
      if (!hasPage(api, row.schema)) tree(row.inside);
    }
  };
  return { ids, sections, newId, tree, words, name: (parent: string, name: string) => add(newId(parent, name), name) };
}

/** True for a schema whose fields, or whose items' fields, have their own page: search finds them only there. */
function hasPage(api: Api, schema: Schema): boolean {
  const refs = [schema.ref, viewSchema(api, schema).items?.ref];
  return refs.some((ref) => ref !== undefined && api.schemas[ref]?.page != null);
}

/** Write the browser's search index. Pages of APIs are indexed from their models. */
export function searchIndex(pages: readonly BuiltPage[], { content, apis, histories }: SiteSource): Output {
  const all: Document[] = [...content.docs, ...content.posts, ...content.pages];
  const documents = new Map(all.map((document) => [document.route, document]));
  // The texts of home repeat what other pages say.
  const files = content.data as unknown as Record<string, ReadonlyMap<string, unknown>>;
  const dataOf = ({ type }: BuiltPage) => (type === 'Home' ? undefined : files[pageKinds[type].data ?? '']?.get(''));
  const indexed = pages
    .filter(
      (page) => isPublished(page) && pageKinds[page.type].search !== false && pageKinds[page.type].section !== 'API',
    )
    .map((page) => documentPage(page, documents.get(page.path), dataOf(page)));
  const index = buildSearchIndex(indexed, apis.values(), histories);
  return { path: paths.searchIndex, content: JSON.stringify(index) };
}

/** The maximum number of characters of a section that are indexed. */
const sectionLimit = 2000;

/** Make a section for each error status of an API, from its descriptions. */
function errorSections(api: Api): IndexedSection[] {
  return apiErrors(api).map(({ status, responses }) => {
    const described = responses.flatMap(({ given }) => given.map(({ response }) => response.description));
    return {
      id: errorId(status),
      heading: statusHeading(status).text,
      text: [...new Set(described)].map(markdownToText).join(' ').slice(0, sectionLimit),
    };
  });
}

/** Words that readers search for, but that the headings and texts of an overview lack. */
const keywords: Partial<Record<string, string[]>> = {
  Servers: ['base URL', 'host'],
  Downloads: ['specification', 'schema'],
};

/** Divide the body of an overview or a topic by its headings; all schemes are one section. */
function bodySections({ contact }: Api, { html }: PageBody): Pick<IndexedPage, 'text' | 'sections'> {
  const sections: Section[] = [];
  for (const { id, heading, text } of toSections(parseHtml(html))) {
    const last = sections.at(-1);
    if (last && id.startsWith('scheme-')) last.text = `${last.text} ${heading}: ${text}`.trim();
    // If an API has no contact, a search for a contact must not find this section.
    else sections.push({ id, heading: contact ? heading : heading.replace(' and contact', ''), text });
  }
  const all = sections.map((one) => ({
    ...one,
    text: one.text.slice(0, sectionLimit),
    ...(keywords[one.heading] && { keywords: keywords[one.heading] }),
  }));
  const titled = all.filter(({ id }) => id !== '');
  return { ...(titled.length < all.length && { text: all[0]?.text }), ...(titled.length > 0 && { sections: titled }) };
}

/** Make a section for a version, from the sentences about its changes. */
function changeSection({ version, changes }: ApiVersion): IndexedSection {
  const sentences = changes.map((change) => `${wordsToText(changeSentence(change))}.`);
  return { id: versionId(version), heading: versionTitle(version), text: sentences.join(' ').slice(0, sectionLimit) };
}
