/**
 * Before a version is published, warn the API's owner of changes that break clients: what breaks, for whom, and how to avoid it.
 * Pure.
 */
import type { Diagnostic } from '../../report/diagnostic';
import type { Api, MediaType, Operation } from '../model/model';
import { lookUp, type SpecFile } from '../source/document';
import type { JsonValue } from '../model/json';
import { field, join, text } from '../source/raw';
import { upperFirst, wordsToText } from '../words/words';
import type { Change } from './compare/change';
import { compareApis } from './compare/compare-apis';
import { changeSentence } from './sentences';
import { isFarEnough, neededStep, nextVersion } from './versions';

/**
 * Warn if a version number does not reflect the changes since the newest kept version.
 * @param today ISO date: later announced ends count as future
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
  const { model, operations, path } = change;
  const fields = path.flatMap((name) => (name === '[]' ? ['items'] : ['properties', name]));
  const shared = model !== null && Object.hasOwn(api.schemas, model) ? api.schemas[model] : undefined;
  if (shared) return descend(root, shared.pointer, fields);
  const [first] = operations;
  const operation = [...api.operations, ...api.webhooks].find(({ name }) => !first?.isGone && name === first?.name);
  if (!operation) return field(root, 'paths') === undefined ? '' : '/paths';
  const places = stepsTo(root, operation, change).map((steps) =>
    descend(root, operation.pointer, [...steps, ...fields]),
  );
  return places.sort((a, b) => b.length - a.length)[0] ?? operation.pointer;
}

/** List the places within an operation where a changed part may be. */
function stepsTo(
  root: JsonValue,
  { pointer, requestBody, responses }: Operation,
  { part, keyword }: Change,
): string[][] {
  const schemas = (content: readonly MediaType[]) => content.map(({ mediaType }) => ['content', mediaType, 'schema']);
  switch (part?.of) {
    case 'operation':
      return [[keyword]];
    case 'parameter': {
      const parameters = lookUp(root, join(pointer, 'parameters'));
      const all = Array.isArray(parameters) ? parameters : [];
      return [['parameters', String(all.findIndex((one) => text(field(one, 'name')) === part.name))]];
    }
    case 'body':
      return schemas(requestBody?.content ?? []).map((steps) => ['requestBody', ...steps]);
    case 'header':
      return responses.map(({ status }) => ['responses', status, 'headers', part.name]);
    default:
      return responses.flatMap(({ status, content }) =>
        [[], ...schemas(content)].map((steps) => ['responses', status, ...steps]),
      );
  }
}

/** Follow steps into a value, as far as they are written there. */
function descend(root: JsonValue, pointer: string, [step, ...rest]: readonly string[]): string {
  if (step === undefined) return pointer;
  const inner = join(pointer, step);
  return lookUp(root, inner) === undefined ? pointer : descend(root, inner, rest);
}
