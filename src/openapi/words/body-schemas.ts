/** The different bodies of an operation; for JSON bodies also all schemas that checks in the browser need. Pure. */
import { grouped } from '../../text/grouped';
import { remembered } from '../../text/remembered';
import { isJsonType } from '../model/json';
import type { Api, MediaType, Operation, Response, Schema, SharedSchema } from '../model/model';
import { opposite, type Direction } from '../schema/problems';
import { childSchemas, references, wordKeywords } from '../schema/children';
import { reachedSchemas, sharedSchema, viewSchema, type Schemas } from '../schema/view';

export interface CheckedBody {
  /** The body's id on its page: ids of its fields begin with it. */
  id: string;
  /** The name for readers: `the request body`, or a response's status. */
  name: string;
  direction: Direction;
  schema: Schema;
}

export interface BodySchemas extends Schemas {
  bodies: CheckedBody[];
}

/** The file `bodies.json` of a page. It has the address of the schemas, which pages share. */
export type BodiesFile = Pick<BodySchemas, 'bodies'> & { schemas: string };

/** True for a body of one JSON value with a schema. A file is not one, although Swagger 2.0 gives it the API's media types. */
export const isJsonBody = (api: Schemas, { mediaType, schema, sequence }: MediaType): boolean =>
  schema !== null && !sequence && isJsonType(mediaType) && viewSchema(api, schema).format !== 'binary';

/** A body, which several media types may share. */
export interface BodyForm {
  /** The media types, with "or" between them. */
  label: string;
  /** The first media type, or the first JSON one. */
  media: MediaType;
}

const textOf = ({ schema, sequence, encoding }: MediaType) => JSON.stringify([schema, sequence, encoding]);

/** List the different bodies, in the order of their first media types. */
export function bodyForms(api: Schemas, content: readonly MediaType[]): BodyForm[] {
  return grouped(content, textOf).map((all) => ({
    label: all.map(({ mediaType }) => mediaType).join(' or '),
    media: all.find((one) => isJsonBody(api, one)) ?? all[0],
  }));
}

/** Map later responses to earlier ones with the same body. Bodies without fields are short enough to repeat. */
export function repeatedBodies(responses: readonly Response[]): Map<Response, Response> {
  const long = responses.filter(({ content }) =>
    content.some(({ schema }) => schema && childSchemas(schema).length + references(schema).length > 0),
  );
  const same = grouped(long, ({ content }) => content.map((media) => media.mediaType + textOf(media)).join());
  return new Map(same.flatMap(([first, ...later]) => later.map((response) => [response, first])));
}

/** List the JSON bodies of an operation; null for none. */
export function bodySchemas(api: Api, operation: Operation): BodySchemas | null {
  const { requestBody, responses } = operation;
  const sent = api.webhooks.includes(operation) ? 'response' : 'request';
  const body = (id: string, name: string, direction: Direction, content: MediaType[]): CheckedBody[] => {
    const [form] = bodyForms(api, content);
    return form?.media.schema && isJsonBody(api, form.media)
      ? [{ id, name, direction, schema: plain(form.media.schema) }]
      : [];
  };
  const repeated = repeatedBodies(responses);
  const bodies = [
    ...body('body', 'the request body', sent, requestBody?.content ?? []),
    ...responses
      .filter((response) => !repeated.has(response))
      .flatMap(({ status, content }) => body(`response-${status}`, status, opposite(sent), content)),
  ];
  if (bodies.length === 0) return null;
  const schemas = [...reachedSchemas(api, bodies)]
    .sort()
    .map((id) => [id, plainShared(sharedSchema(api, id))] as const);
  return { slug: api.slug, schemas: Object.fromEntries(schemas), bodies };
}

const plainShared = remembered((shared: SharedSchema) => ({ ...shared, pointer: '', schema: plain(shared.schema) }));

/** Keywords that a check of a value ignores. */
const words = new Set<string>([...wordKeywords, 'contentSchema']);

/** Copy a schema without texts for readers. */
const plain = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema, (key, value: unknown) => (words.has(key) ? undefined : value))) as Schema;
