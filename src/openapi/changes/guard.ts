/**
 * Before a version is published, warn the API's owner of changes that break clients: what breaks, for whom, and how to avoid it.
 * Pure.
 */
import type { Diagnostic } from '../../report/diagnostic';
import type { Api } from '../model/model';
import type { SpecFile } from '../source/document';
import { join } from '../source/raw';
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
export function checkVersion(kept: Api, current: Api, today: string, document: Pick<SpecFile, 'locate'>): Diagnostic[] {
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
        ...at(placeOfChange(current, change)),
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

/** The parts of an operation, by the changed part within. */
const places: Partial<Record<string, string>> = { parameter: 'parameters', body: 'requestBody' };

/** Return the JSON pointer of a change: in its shared schema, else in its operation; `locate` finds the closest value. */
function placeOfChange(api: Api, { model, operations: [first], path, part, keyword }: Change): string {
  if (model !== null && Object.hasOwn(api.schemas, model))
    return path
      .flatMap((name) => (name === '[]' ? ['items'] : ['properties', name]))
      .reduce(join, api.schemas[model]?.pointer ?? '');
  const operation = [...api.operations, ...api.webhooks].find(({ name }) => !first?.isGone && name === first?.name);
  const step = part?.of === 'operation' ? keyword : (places[part?.of ?? ''] ?? 'responses');
  return operation ? join(operation.pointer, step) : '/paths';
}
