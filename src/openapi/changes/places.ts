/** Find a change's place in the new version's source, as precisely as possible. Pure. */
import type { Api, Operation } from '../model/model';
import { field, join, text, type Raw } from '../source/raw';
import { lookUp } from '../source/document';
import type { Change } from './compare/change';

/** Find the JSON pointer of a change: its field, else the closest parent, else all paths. */
export function placeOfChange(root: Raw, api: Api, change: Change): string {
  const { model, operations, part, path, keyword } = change;
  const shared = model !== null && Object.hasOwn(api.schemas, model) ? api.schemas[model] : undefined;
  if (shared) return descend(root, shared.position.pointer, path);
  const [first] = operations;
  const operation = [...api.operations, ...api.webhooks].find(({ name }) => !first?.isGone && name === first?.name);
  if (!operation) return field(root, 'paths') === undefined ? '' : '/paths';
  const { pointer } = operation.position;
  if (part?.of === 'operation') return nearest(root, [join(pointer, keyword), pointer]);
  if (part?.of === 'parameter') return parameterPlace(root, pointer, part.name);
  if (part?.of === 'body') return descend(root, schemaPlace(root, join(pointer, 'requestBody')), path);
  return responsePlace(root, operation, change);
}

const nearest = (root: Raw, pointers: readonly string[]) =>
  pointers.find((pointer) => lookUp(root, pointer) !== undefined) ?? '';

function parameterPlace(root: Raw, operation: string, name: string): string {
  const lists = [join(operation, 'parameters'), join(operation.slice(0, operation.lastIndexOf('/')), 'parameters')];
  for (const list of lists) {
    const parameters = lookUp(root, list);
    const index = Array.isArray(parameters) ? parameters.findIndex((one) => text(field(one, 'name')) === name) : -1;
    if (index >= 0) return join(list, index);
  }
  return operation;
}

/** Find the first response that has the field. */
function responsePlace(root: Raw, { position, responses }: Operation, { path, part }: Change): string {
  const all = join(position.pointer, 'responses');
  const places = responses.map(({ status }) => join(all, status)).filter((one) => lookUp(root, one) !== undefined);
  const deepest = places
    .map((place) =>
      part?.of === 'header'
        ? nearest(root, [join(join(place, 'headers'), part.name), place])
        : descend(root, schemaPlace(root, place), path),
    )
    .sort((a, b) => b.length - a.length);
  return deepest[0] ?? position.pointer;
}

/** Find the schema of a body's first media type. */
function schemaPlace(root: Raw, body: string): string {
  const content = lookUp(root, join(body, 'content'));
  const [first] =
    typeof content === 'object' && content !== null && !Array.isArray(content) ? Object.keys(content) : [];
  const schema = first === undefined ? body : join(join(join(body, 'content'), first), 'schema');
  return nearest(root, [schema, body, body.slice(0, body.lastIndexOf('/'))]);
}

/** Descend by the names of fields, as far as they are written inline. */
function descend(root: Raw, pointer: string, path: readonly string[]): string {
  const [name, ...rest] = path;
  if (name === undefined) return pointer;
  const inner = name === '[]' ? join(pointer, 'items') : join(join(pointer, 'properties'), name);
  return lookUp(root, inner) === undefined ? pointer : descend(root, inner, rest);
}
