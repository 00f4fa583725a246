/** Print the TypeScript types of an API in the form of `openapi-typescript`, which client libraries read. Pure. */
import { parameterLocations, type Api, type Header, type MediaType, type Operation } from '../../openapi/model/model';
import { opposite, type Direction } from '../../openapi/schema/problems';
import { apiInText, reachedSchemas } from '../../openapi/schema/view';
import { freeName } from '../../text/free-name';
import { grouped } from '../../text/grouped';
import { capitalised } from '../../text/sentence';
import { property, schemaType, sharedType, type Printer, block, comment, member } from './schema-type';

/** Print the types of an API: its paths, webhooks, operations and schemas. */
export function types(api: Api): string {
  const { title, version, operations, webhooks } = api;
  const names = typeNames(api);
  const nameOf: Printer['nameOf'] = (id, of) =>
    (names.get(id)?.find(({ direction }) => direction === of) ?? names.get(id)?.[0])?.name ?? '';
  const print = (one: Operation, name: string) => {
    const about = [one.summary, one.description].filter(Boolean).join('\n\n');
    const type = operationType({ api, nameOf, direction: webhooks.includes(one) ? 'response' : 'request' }, one);
    return comment(about, one.deprecated && '@deprecated') + member(name, type);
  };
  // If several operations have one id, the first keeps it.
  const byId = new Map([...operations, ...webhooks].reverse().map((one) => [one.operationId ?? '', one]));
  byId.delete('');
  const items = (list: readonly Operation[]) =>
    grouped(list, ({ path }) => path).map((item) => {
      const methods = item.map((one) => {
        const method = one.pointer.includes('/additionalOperations/') ? one.method : one.method.toLowerCase();
        const isNamed = byId.get(one.operationId ?? '') === one;
        return isNamed ? member(method, `operations[${JSON.stringify(one.operationId)}]`) : print(one, method);
      });
      return member(item[0].path, block(methods));
    });
  const schemas = [...names.keys()].map((id) => member(id, nameOf(id, null)));
  const parts = {
    paths: items(operations),
    webhooks: items(webhooks),
    operations: [...byId].reverse().map(([id, one]) => print(one, id)),
    components: [member('schemas', block(schemas))],
  };
  return [
    comment(`${capitalised(apiInText(title))} ${version}.`.replace(/\s+/g, ' ')),
    ...Object.entries(parts).map(([name, members]) => `export interface ${name} ${block(members)}\n`),
    ...[...names].flatMap(([id, all]) => all.map(({ direction }) => sharedType({ api, nameOf, direction }, id))),
  ].join('\n');
}

/** The type of a shared schema in one direction; null if both directions have the same type. */
interface Form {
  direction: Direction | null;
  name: string;
}

/** Name the types of shared schemas. A schema with fields of only one direction has a type for each direction in use. */
function typeNames({ operations, webhooks, ...api }: Api): Map<string, Form[]> {
  const bodies = (list: readonly Operation[]) => list.map(({ parameters, requestBody }) => [parameters, requestBody]);
  const results = (list: readonly Operation[]) => list.map(({ responses }) => responses);
  const sent = {
    response: reachedSchemas(api, [results(operations), bodies(webhooks)]),
    request: reachedSchemas(api, [bodies(operations), results(webhooks)]),
  };
  const isMarked = (id: string) => /"(?:read|write)Only":true/.test(JSON.stringify(api.schemas[id]?.schema));
  const marked = Object.keys(api.schemas).filter(isMarked);
  const taken = new Set<string>();
  const form = (direction: Direction | null, id: string, end = ''): Form => {
    const name = id.replace(/(?:^|_|\P{ID_Continue})+(.?)/gu, (_, first: string) => first.toUpperCase()) + end;
    return { direction, name: freeName(/^\p{ID_Start}/u.test(name) ? name : `_${name}`, taken).replace('-', '_') };
  };
  return new Map(
    Object.keys(api.schemas).map((id) => {
      const reached = reachedSchemas(api, { ref: id });
      const isSplit = marked.some((one) => reached.has(one));
      const [first = null, ...more] = (['response', 'request'] as const).filter((one) => isSplit && sent[one].has(id));
      return [id, [form(first, id), ...more.map((one) => form(one, id, 'Writable'))]];
    }),
  );
}

/** Print an operation, in the direction of its body. */
function operationType(to: Printer, { parameters, requestBody, responses }: Operation): string {
  const reply: Printer = { ...to, direction: to.direction && opposite(to.direction) };
  const places = parameterLocations.flatMap((place) => {
    const fields = parameters[place].map((one) => header(to, one));
    const isOptional = parameters[place].every(({ required }) => !required);
    const isLeftOut = place === 'querystring' && fields.length === 0;
    return isLeftOut ? [] : member(place, fields.length > 0 ? block(fields) : 'never', isOptional);
  });
  const body = requestBody ? block([contentType(to, requestBody.content)]) : 'never';
  const answers = responses.map(({ status, description, headers, content }) => {
    const fields = [...headers.map((one) => header(reply, one)), '[name: string]: unknown;'];
    const type = block([member('headers', block(fields)), contentType(reply, content)]);
    return comment(description) + member(status, type);
  });
  return block([
    member('parameters', block(places)),
    comment(requestBody?.description) + member('requestBody', body, !requestBody?.required),
    member('responses', block(answers)),
  ]);
}

function contentType(to: Printer, content: readonly MediaType[]): string {
  const types = content.map(({ mediaType, schema }) => member(mediaType, schemaType(to, schema ?? {})));
  return types.length > 0 ? member('content', block(types)) : member('content', 'never', true);
}

/** Print a parameter or a header like a property. */
function header(to: Printer, { name, required, schema, deprecated, ...own }: Header): string {
  const description = own.description || schema.description || '';
  const examples = [...own.examples.flatMap(({ value }) => value ?? []), ...(schema.examples ?? [])];
  const about = { description, examples, ...(deprecated && { deprecated }) };
  return property(to, { name, required, schema: { ...schema, ...about } });
}
