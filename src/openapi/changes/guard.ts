/**
 * Before a version is published, warn the API's owner of changes that break clients: what breaks, for whom, and how to avoid it.
 * Pure.
 */
import type { Diagnostic } from '../../report/diagnostic';
import type { Api, Operation } from '../model/model';
import { lookUp, type SpecFile } from '../source/document';
import { isMap, type JsonValue } from '../model/json';
import { field, join, text } from '../source/raw';
import { upperFirst, wordsToText } from '../words/words';
import type { Change } from './compare/change';
import { compareApis } from './compare/compare-apis';
import { changeSentence } from './sentences';
import { isFarEnough, neededStep, nextVersion } from './versions';

/**
 * Warn if a version number does not reflect the changes since the newest kept version.
 * @param today ISO date: announced ends after it lie in the future
 * @param document the file of the current version
 */
export function checkVersion(
  kept: Api,
  current: Api,
  today: string,
  document: Pick<SpecFile, 'root' | 'locate'>,
): Diagnostic[] {
  const changes = compareApis(kept, current, today);
  const step = neededStep(changes);
  if (step === null) return [];
  const { file } = current.source;
  const at = (pointer: string) => ({ file, pointer, ...document.locate(pointer) });
  const isMarked = isFarEnough(kept.version, current.version, step);
  const next = nextVersion(kept.version, step);
  const version: Diagnostic[] = isMarked
    ? []
    : [
        {
          severity: 'warning',
          ...at('/info/version'),
          message: `Since the kept version ${kept.version} this has ${inWords(changes)}. Its version is ${current.version}.`,
          fix: next === null ? 'Give it a newer version.' : `Call it ${next} or newer.`,
        },
      ];
  return [
    ...version,
    ...changes
      .filter((change) => change.kind === 'breaking' && (!isMarked || isSudden(change)))
      .map((change): Diagnostic => ({
        severity: 'warning',
        ...at(placeOfChange(document.root, current, change)),
        message: `${wordsToText(upperFirst(changeSentence(change)))}: this breaks clients of ${kept.version}.`,
        group: `changes break clients of ${kept.version}`,
        fix: gentle(change, next),
      })),
  ];
}

function inWords(changes: readonly Change[]): string {
  const breaking = changes.filter(({ kind }) => kind === 'breaking').length;
  const of = breaking === 0 ? '' : `, ${breaking} of them breaking`;
  return `${changes.length} change${changes.length === 1 ? '' : 's'}${of}`;
}

/** True for a change that even a new major version does not excuse: it was not announced, or comes too early. */
const isSudden = ({ keyword }: Change) => keyword === 'deprecated' || keyword === 'operation';

function gentle({ keyword, direction }: Change, next: string | null): string {
  const major = next === null ? '' : ` Otherwise, raise the version to ${next}.`;
  if (keyword === 'deprecated') return 'Keep the day that was announced, or choose a later one.';
  if (keyword === 'operation' || keyword === 'path')
    return `Keep it with deprecated: true and a day in x-sunset for one version, and remove it after that.${major}`;
  if (keyword === 'operationId') return `Keep the operationId.${major}`;
  if (direction === 'request') return `Keep accepting what was valid until now.${major}`;
  return `Add a new field next to the old one, and deprecate that first.${major}`;
}

/** Find the JSON pointer of a change: of its field, else of the closest parent, else of `paths`. */
function placeOfChange(root: JsonValue, api: Api, change: Change): string {
  const { model, operations, part, path, keyword } = change;
  const shared = model !== null && Object.hasOwn(api.schemas, model) ? api.schemas[model] : undefined;
  if (shared) return descend(root, shared.pointer, path);
  const [first] = operations;
  const operation = [...api.operations, ...api.webhooks].find(({ name }) => !first?.isGone && name === first?.name);
  if (!operation) return field(root, 'paths') === undefined ? '' : '/paths';
  const { pointer } = operation;
  if (part?.of === 'operation') return nearest(root, [join(pointer, keyword), pointer]);
  if (part?.of === 'parameter') return parameterPlace(root, pointer, part.name);
  if (part?.of === 'body') return descend(root, schemaPlace(root, join(pointer, 'requestBody')), path);
  return responsePlace(root, operation, change);
}

const nearest = (root: JsonValue, pointers: readonly string[]) =>
  pointers.find((pointer) => lookUp(root, pointer) !== undefined) ?? '';

function parameterPlace(root: JsonValue, operation: string, name: string): string {
  const lists = [join(operation, 'parameters'), join(operation.slice(0, operation.lastIndexOf('/')), 'parameters')];
  for (const list of lists) {
    const parameters = lookUp(root, list);
    const index = Array.isArray(parameters) ? parameters.findIndex((one) => text(field(one, 'name')) === name) : -1;
    if (index >= 0) return join(list, index);
  }
  return operation;
}

function responsePlace(root: JsonValue, { pointer, responses }: Operation, { path, part }: Change): string {
  const all = join(pointer, 'responses');
  const places = responses.map(({ status }) => join(all, status)).filter((one) => lookUp(root, one) !== undefined);
  const deepest = places
    .map((place) =>
      part?.of === 'header'
        ? nearest(root, [join(join(place, 'headers'), part.name), place])
        : descend(root, schemaPlace(root, place), path),
    )
    .sort((a, b) => b.length - a.length);
  return deepest[0] ?? pointer;
}

function schemaPlace(root: JsonValue, body: string): string {
  const content = lookUp(root, join(body, 'content'));
  const [first] = isMap(content) ? Object.keys(content) : [];
  const schema = first === undefined ? body : join(join(join(body, 'content'), first), 'schema');
  return nearest(root, [schema, body, body.slice(0, body.lastIndexOf('/'))]);
}

/** Follow the names of fields into a schema, as far as they are written inline. */
function descend(root: JsonValue, pointer: string, path: readonly string[]): string {
  const [name, ...rest] = path;
  if (name === undefined) return pointer;
  const inner = name === '[]' ? join(pointer, 'items') : join(join(pointer, 'properties'), name);
  return lookUp(root, inner) === undefined ? pointer : descend(root, inner, rest);
}
