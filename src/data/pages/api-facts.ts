/** The facts of an API's parts in GraphQL, as `schema.ts` types them. Pure. */
import { count } from '../../text/count';
import { groupOperations } from '../../openapi/read/groups';
import { markdownInShort, markdownToHtml } from '../../openapi/model/markdown';
import type { Api, Operation, Security, SharedSchema, Tag } from '../../openapi/model/model';
import { isOptional } from '../../openapi/samples/security';
import { apiInText, reachedSchemas, viewSchema } from '../../openapi/schema/view';
import { typeWords, wordsToText } from '../../openapi/words/words';
import { paths } from '../../paths';
import { remembered } from '../../text/remembered';
import { pageId } from './site-page';

/** Return the id of an operation's or a webhook's node. */
const operationId = ({ slug }: Api, { name }: Operation) => pageId(paths.operation(slug, name));

const { compare } = new Intl.Collator('en', { numeric: true });

/** List the shared schemas that have a page, with the page's path, by name. Remembered, because every page asks for them. */
export const modelsOf = remembered((api: Api): { shared: SharedSchema; path: string }[] =>
  Object.values(api.schemas)
    .flatMap((shared) => (shared.page === null ? [] : { shared, path: paths.model(api.slug, shared.page) }))
    .sort((a, b) => compare(a.shared.name, b.shared.name)),
);

/** Collect the facts of an operation. */
export function operationFacts(api: Api, operation: Operation) {
  const { method, path, summary, operationId: id, deprecated, tags, security, parameters, responses } = operation;
  const reached = reachedSchemas(api, operation);
  return {
    method,
    urlPath: path,
    summary,
    operationId: id,
    deprecated,
    isWebhook: api.webhooks.includes(operation),
    tags,
    authentication: authentication(security),
    security: security.map((schemes) => ({ schemes })),
    parameters: Object.values(parameters)
      .flat()
      .map((parameter) => ({
        name: parameter.name,
        in: parameter.in,
        type: wordsToText(typeWords(api, parameter.schema)),
        required: parameter.required,
        deprecated: parameter.deprecated,
      })),
    statuses: responses.map(({ status }) => status),
    models: modelsOf(api).flatMap(({ shared, path: page }) => (reached.has(shared.id) ? pageId(page) : [])),
  };
}

/** Describe an operation in a sentence. */
export function operationSentence(api: Api, { description, summary, method, path }: Operation): string {
  return markdownInShort(description) || summary || `${method} ${path} of ${apiInText(api.title)}.`;
}

/** Say whether requests need credentials. */
export function authentication(security: Security): 'required' | 'optional' | 'none' {
  if (!isOptional(security)) return 'required';
  return security.some((alternative) => alternative.length > 0) ? 'optional' : 'none';
}

export function modelFacts(api: Api, { schema }: SharedSchema) {
  const { description = '', deprecated = false } = viewSchema(api, schema);
  return { summary: markdownInShort(description, 120), deprecated };
}

/** Collect the ids of the nodes that an API's index lists. */
export function indexFacts(api: Api) {
  const groups = groupOperations(api).map(({ title, tags }) => ({
    title,
    tags: tags.map(({ tag, operations, page }) => ({
      ...tagFacts(tag, page === null ? null : paths.topic(api.slug, page)),
      operations: operations.map((operation) => operationId(api, operation)),
    })),
  }));
  const webhooks = api.webhooks.map((webhook) => operationId(api, webhook));
  const models = modelsOf(api).map(({ path }) => pageId(path));
  const heading = (id: string, text: string) => ({ id, text, depth: 2 as const });
  const amounts = [
    ...(api.operations.length > 0 || webhooks.length === 0 ? [count(api.operations.length, 'operation')] : []),
    ...(webhooks.length > 0 ? [count(webhooks.length, 'webhook')] : []),
    ...(models.length > 0 ? [count(models.length, 'model')] : []),
  ];
  return {
    contents: new Intl.ListFormat('en-GB').format(amounts),
    groups,
    webhooks,
    models,
    overview: paths.apiOverview(api.slug, api.title),
    headings: [
      ...groups.flatMap(({ tags }) => tags.map(({ id, name }) => heading(id, name))),
      ...(webhooks.length > 0 ? [heading('webhooks', 'Webhooks')] : []),
      ...(models.length > 0 ? [heading('models', 'Models')] : []),
      heading('downloads', 'Downloads'),
    ],
  };
}

/** Collect the facts of a tag. The index shows only the beginning of an introduction. */
function tagFacts({ id, displayName, description, externalDocs }: Tag, introduction: string | null) {
  return {
    id,
    name: displayName,
    html: introduction === null ? markdownToHtml(description, { under: 2 }) : '',
    summary: markdownInShort(description),
    introduction,
    externalDocs: externalDocs && {
      label: externalDocs.description || `More about ${displayName}`,
      url: externalDocs.url,
    },
  };
}
