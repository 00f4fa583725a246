/** The JSON bodies of an operation with all schemas that they refer to, for checks of values in the browser. Pure. */
import { isJsonType } from '../model/json';
import type { Api, MediaType, Operation, Schema, SharedSchema } from '../model/model';
import { opposite, type Direction } from '../schema/problems';
import { references, wordKeywords } from '../schema/children';
import { sharedSchema, type Schemas } from '../schema/view';

export interface CheckedBody {
  /** The body's id on its page, which its fields' ids begin with. */
  id: string;
  /** Shown to readers: `the request body`, or a response's status. */
  name: string;
  direction: Direction;
  schema: Schema;
}

export interface BodySchemas extends Schemas {
  bodies: CheckedBody[];
}

/** True for a body of one JSON value that has a schema. */
export const isJsonBody = ({ mediaType, schema, sequence }: MediaType): boolean =>
  schema !== null && !sequence && isJsonType(mediaType);

/** List the bodies of an operation whose first media type is JSON; null for none. */
export function bodySchemas(api: Api, { requestBody, responses }: Operation, sent: Direction): BodySchemas | null {
  const body = (id: string, name: string, direction: Direction, content: MediaType[]): CheckedBody[] => {
    const [media] = content;
    return media?.schema && isJsonBody(media) ? [{ id, name, direction, schema: plain(media.schema) }] : [];
  };
  const bodies = [
    ...body('body', 'the request body', sent, requestBody?.content ?? []),
    ...responses.flatMap(({ status, content }) => body(`response-${status}`, status, opposite(sent), content)),
  ];
  if (bodies.length === 0) return null;
  const schemas: Record<string, SharedSchema> = {};
  const add = (id: string): void => {
    if (Object.hasOwn(schemas, id)) return;
    const { schema: whole, ...shared } = sharedSchema(api, id);
    const schema = plain(whole);
    schemas[id] = { ...shared, position: { file: '', line: 0, pointer: '' }, schema };
    references(schema).forEach(add);
  };
  for (const { schema } of bodies) references(schema).forEach(add);
  return { slug: api.slug, schemas, bodies };
}

/** Keywords that a check of a value ignores. */
const words = new Set<string>([...wordKeywords, 'contentSchema']);

/** Copy a schema without texts for readers. */
function plain(schema: Schema): Schema {
  const copy = (value: unknown, isSchema: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item, isSchema));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !isSchema || !words.has(key))
        .map(([key, item]) => [key, copy(item, true)]),
    );
  };
  return copy(schema, true) as Schema;
}
