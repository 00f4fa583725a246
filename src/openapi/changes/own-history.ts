/** Extract the history of one operation or shared schema from the history of its API. Pure. */
import type { Api, MediaType, Operation, SharedSchema } from '../model/model';
import { idStep } from '../schema/field-id';
import { viewSchema } from '../schema/view';
import type { Change } from './compare/change';
import { dayInWords } from '../../text/day';
import type { ApiHistory } from './history';
import { pathShape } from './compare/match';

/** The versions that changed the operation or schema, newest first, each with its changes, except changes of wording. */
export type OwnHistory = readonly { version: string | null; changes: readonly Change[] }[];

export interface OperationHistory {
  /** The first version that has the operation or schema; null if the API has had it from the start. */
  addedIn: string | null;
  /** The version that announced its end; null if none did. */
  deprecatedSince: string | null;
  versions: OwnHistory;
}

const addressOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${pathShape(path)}`;

/** Find the changes of an operation in all versions, also at its former paths; null for an operation that never changed. */
export function operationHistory(history: ApiHistory, operation: Operation): OperationHistory | null {
  let address = addressOf(operation);
  let addedIn: string | null = null;
  let deprecatedSince: string | null = null;
  const versions: { version: string | null; changes: Change[] }[] = [];
  for (const { version, changes } of history) {
    const own = changes.filter(
      ({ kind, operations }) =>
        kind !== 'wording' && operations.some((one) => !one.isGone && addressOf(one) === address),
    );
    const find = (name: string) => own.find(({ keyword, part }) => keyword === name && part?.of === 'operation');
    const added = find('operation');
    const others = own.filter((change) => change !== added);
    if (others.length > 0) versions.push({ version, changes: others });
    if (find('deprecated')?.before === null) deprecatedSince = version;
    address = pathShape(find('path')?.before ?? address);
    if (!added) continue;
    addedIn = version;
    break;
  }
  return addedIn !== null || versions.length > 0 ? { addedIn, deprecatedSince, versions } : null;
}

/** Write "Added in 1.1." and "Deprecated since 1.2; it ends on 1 March 2027.", whichever is known. */
export function sinceWords(
  { addedIn, deprecatedSince }: Pick<OperationHistory, 'addedIn' | 'deprecatedSince'>,
  sunset: string | null | undefined,
): string {
  const end = sunset ? `; it ends on ${dayInWords(sunset)}` : '';
  return [
    addedIn === null ? '' : `Added in ${addedIn}.`,
    deprecatedSince === null ? '' : `Deprecated since ${deprecatedSince}${end}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Sentences about when fields were added or deprecated, by the fields' ids on a page. */
export type FieldNotes = ReadonlyMap<string, string>;

/** Write the notes of an operation's page, from its own history. */
export function operationNotes(api: Api, operation: Operation, { versions }: OperationHistory): FieldNotes {
  return notes(versions, (change) => prefixes(api, operation, change));
}

/** Write the notes of a shared schema's page. */
export function modelNotes(history: ApiHistory, { id }: SharedSchema): FieldNotes {
  return notes(history, ({ model }) => (model === id ? [''] : []));
}

function notes(versions: OwnHistory, prefixesOf: (change: Change) => string[]): FieldNotes {
  const found = new Map<string, { addedIn: string | null; deprecatedSince: string | null; sunset: string | null }>();
  for (const { version, changes } of versions) {
    if (version === null) continue;
    for (const change of changes) {
      const isDeprecated = change.keyword === 'deprecated' && change.kind === 'deprecated';
      if (!change.isNew && !isDeprecated) continue;
      for (const prefix of prefixesOf(change)) {
        const id = [...(prefix ? [prefix] : []), ...change.path.filter((name) => name !== '[]').map(idStep)].join('.');
        const known = found.get(id) ?? { addedIn: null, deprecatedSince: null, sunset: null };
        if (change.isNew) known.addedIn ??= version;
        if (isDeprecated) {
          known.deprecatedSince = version;
          known.sunset ??= change.after;
        }
        found.set(id, known);
      }
    }
  }
  return new Map([...found].map(([id, { sunset, ...since }]) => [id, sinceWords(since, sunset)]));
}

/** List the ids on an operation's page of the parts that a change affects. */
function prefixes(api: Api, operation: Operation, { part, model, callback }: Change): string[] {
  if (callback !== null) return [];
  const responses = operation.responses.map(({ status, content }) => ({ id: `response-${status}`, content }));
  const body = { id: 'body', content: operation.requestBody?.content ?? [] };
  if (model !== null)
    return [body, ...responses]
      .filter(({ content }) => content.some((media) => holds(api, media, model)))
      .map(({ id }) => id);
  switch (part?.of) {
    case 'parameter':
      return [`${part.in}.${idStep(part.name)}`];
    case 'body':
      return ['body'];
    case 'response':
      return responses.map(({ id }) => id);
    case 'header':
      return responses.map(({ id }) => `${id}.header.${idStep(part.name)}`);
    default:
      return [];
  }
}

/** True if a shared schema's fields are the top-level fields of a body. */
function holds(api: Api, { schema }: MediaType, model: string): boolean {
  if (!schema) return false;
  return schema.ref === model || viewSchema(api, schema).items?.ref === model;
}
