/** Describe changes to readers. Pure. */
import { count } from '../../text/count';
import { code, type Words } from '../words/words';
import type { Change, ChangedOperation, Part } from './compare/change';
import { locationName } from './compare/operation';

/** Write a change as a sentence without a full stop, such as "`status` may now be `suspended` in responses of 4 operations". */
export function changeSentence(change: Change): Words {
  const { part, model, operations, path, callback } = change;
  const [says, was] = split(change.says);
  if (part === null && model === null) return change.says;
  const [only] = operations;
  const reached = operations.length === 1 && only ? operationText(only) : count(operations.length, 'operation');
  if (part?.of === 'operation')
    return [...(operations.length === 1 ? [reached] : ['Each of ', reached]), ' ', ...says, ...was];
  const of: Words = [...(callback === null ? [] : [' of the callback ', code(callback)]), ' of ', reached];
  if (path.length === 0 && model === null) return [...subject(part), ...of, ' ', ...says, ...was];
  const about = path.length > 0 ? field(path, part, model) : [code(model ?? '')];
  return [...about, ' ', ...says, ...place(change), ...of, ...was];
}

/** Name a single operation in a sentence. */
export const operationText = ({ method, path }: ChangedOperation) => code(`${method} ${path}`);

/** Split a sentence into the new state and the old one. */
function split(says: Words): [Words, Words] {
  const at = says.findIndex((word) => typeof word === 'string' && word.startsWith(';'));
  return at < 0 ? [says, []] : [says.slice(0, at), says.slice(at)];
}

function subject(part: Part | null): Words {
  switch (part?.of) {
    case 'parameter':
      return [`The ${locationName(part.in)} `, code(part.name)];
    case 'header':
      return ['The header ', code(part.name), ' of responses'];
    case 'responses':
      return ['Responses'];
    case 'response':
      return ['The body of responses'];
    default:
      return ['The body of requests'];
  }
}

/** Name a field by its path from the top: `owner.tags[].name`. */
function fieldPath(path: readonly string[]): string {
  return path.map((name, index) => (index > 0 && !name.startsWith('[') ? `.${name}` : name)).join('');
}

function field(path: readonly string[], part: Part | null, model: string | null): Words {
  const holder = model ?? (part && 'name' in part ? part.name : null);
  const of: Words = holder === null ? [] : [' of ', code(holder)];
  const last = path.at(-1) ?? '';
  const around = path.slice(0, -1);
  const inside: Words = around.length > 0 ? [' in ', code(fieldPath(around))] : [];
  if (last === '*') return ['Any other field', ...inside, ...of];
  if (last === '[]') return ['Each item', ...inside, ...of];
  return [code(fieldPath(path)), ...of];
}

/** Name the direction, if the change affects only one. */
function place({ direction, part, operations }: Change): Words {
  if (direction === null || part?.of === 'parameter' || part?.of === 'header') return [];
  const isPlain = operations.every(({ isWebhook }) => !isWebhook);
  if (direction === 'request') return [isPlain ? ' in requests' : ' in what you send'];
  return [isPlain ? ' in responses' : ' in what the API sends'];
}
