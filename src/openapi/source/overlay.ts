/** Apply Overlays 1.0 and 1.1 (https://spec.openapis.org/overlay/v1.1.0.html) to a specification before it is read. */
import { JSONPathEnvironment, JSONPathQuery, type JSONValue } from 'json-p3';
import type { Diagnostic } from '../../report/diagnostic';
import { entriesOf, objectOf } from '../../text/ordered';
import { nearest } from '../../text/nearest';
import { remembered } from '../../text/remembered';
import { formatJson, isLong, isMap, isScalar, type JsonValue } from '../model/json';
import { lookUp, printYaml, type SpecFile } from './document';
import { pathOf } from './place';
import { field, join, keys, text } from './raw';
import { suggest } from './suggest';

/** True for the name of an overlay, such as `fcp-api.overlay.yaml` or `fcp-api.2-words.overlay.yaml`. */
export const isOverlay = (file: string): boolean => /\.overlay\.(ya?ml|json)$/.test(file);

/** Where a value was written: a file and a pointer; `inside` has the places of children that were written elsewhere. */
class Origin {
  readonly inside = new Map<string, Origin>();

  constructor(
    public file: SpecFile,
    public pointer: string,
  ) {}

  at(key: string | number): Origin {
    return this.inside.get(String(key)) ?? new Origin(this.file, join(this.pointer, key));
  }

  /** Return the origin of a child, for changes. */
  open(key: string | number, origin = this.at(key)): Origin {
    this.inside.set(String(key), origin);
    return origin;
  }
}

/** The matches of a target as a tree: `inside` has the matches below each key. */
interface Matches {
  isMatch: boolean;
  inside: Map<string, Matches>;
}

type Report = (
  severity: Diagnostic['severity'],
  at: Pick<Origin, 'file' | 'pointer'>,
  message: string,
  fix: string,
) => void;
/** Return the value that replaces a match, or undefined to remove the match. */
type Change = (value: JsonValue, at: Origin) => JsonValue | undefined;

const paths = new JSONPathEnvironment({ maxRecursionDepth: 1000 });

/** Copy a value with plain numbers, for JSONPath. Copies are remembered: a change makes new values only around it. */
const plainObject = remembered((value: object): unknown =>
  Array.isArray(value)
    ? value.map(plain)
    : Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, plain(inside as JsonValue)])),
);
const plain = (value: JsonValue): unknown =>
  isLong(value) ? value.value : isScalar(value) ? value : plainObject(value);

const select = (query: JSONPathQuery, root: JsonValue) => query.query(plain(root) as JSONValue).nodes;

/** The fields of each object of an overlay, with the types of their values. */
const fields: Record<'overlay' | 'info' | 'action', Record<string, string>> = {
  overlay: { overlay: 'a text', info: 'an object', extends: 'a text', actions: 'a list' },
  info: { title: 'a text', version: 'a text', description: 'a text' },
  action: { target: 'a text', description: 'a text', update: '', copy: 'a text', remove: 'true or false' },
};
const required = ['overlay', 'info', 'actions', 'title', 'version', 'target'];

/** Name the type of a value; scalars of all types may replace each other. */
const typeOf = (value: JsonValue) =>
  isMap(value) ? 'an object' : Array.isArray(value) ? 'a list' : typeof value === 'string' ? 'a text' : `${value}`;
const kindOf = (value: JsonValue) => (isScalar(value) ? 'a single value' : typeOf(value));

/** Apply overlays, in this order. The result has their diagnostics, and finds the file and the line of each value. */
export function applyOverlays(source: SpecFile, overlays: readonly SpecFile[]): SpecFile {
  const diagnostics = [source, ...overlays].flatMap((file) => file.diagnostics);
  const report: Report = (severity, { file, pointer }, message, fix) =>
    diagnostics.push({ severity, file: file.path, ...file.locate(pointer), pointer, message, fix });
  const places = new Origin(source, '');
  let { root } = source;
  if (!isMap(root)) return { ...source, diagnostics };
  for (const overlay of overlays)
    for (const [index, action] of actionsOf(overlay, source, report).entries())
      root = act(root, places, { action, at: new Origin(overlay, `/actions/${index}`), report });
  const locate = (pointer: string) => {
    const { file, pointer: written } = keys(pointer).reduce((at, key) => at.at(key), places);
    return { file: file.path, ...file.locate(written) };
  };
  const printed = source.format === 'json' ? `${formatJson(root, 2)}\n` : printYaml(root);
  return { ...source, root, text: printed, locate, diagnostics, written: [source, ...overlays] };
}

/** Check an overlay, and return its actions; wrong actions are null. Return none if another part has a mistake. */
function actionsOf(overlay: SpecFile, source: SpecFile, report: Report): JsonValue[] {
  const top = new Origin(overlay, '');
  const { root } = overlay;
  if (overlay.diagnostics.some(({ severity }) => severity === 'error')) return [];
  const version = text(field(root, 'overlay'));
  if (!/^1\.[01]\.\d+$/.test(version)) {
    const message = version
      ? `This site reads Overlay 1.0 and 1.1, and not ${version}.`
      : 'This overlay names no version.';
    report('error', top.at('overlay'), message, 'Begin the file with overlay: 1.1.0');
    return [];
  }
  const isGood = check(root, top, 'overlay', report);
  const info = field(root, 'info');
  if (info !== undefined) check(info, top.at('info'), 'info', report);
  const extended = text(field(root, 'extends'));
  const other = pathOf(overlay.path, extended);
  if (extended && other !== null && other !== source.path)
    report(
      'error',
      top.at('extends'),
      `This overlay changes ${source.path}, and extends names ${other}.`,
      `Write extends: ${source.path.replace(/.*\//, '')}, or name the overlay after the other specification.`,
    );
  const actions = field(root, 'actions');
  if (!isGood || !Array.isArray(actions)) return [];
  if (actions.length === 0)
    report('error', top.at('actions'), 'This overlay has no action.', 'Add one, with a target.');
  const known = new Map<string, number>();
  return actions.map((action, index) => {
    const at = top.at('actions').at(index);
    const before = known.get(formatJson(action));
    known.set(formatJson(action), index);
    if (before === undefined && field(action, 'copy') !== undefined && version.startsWith('1.0'))
      report('error', at.at('copy'), 'Overlay 1.0 has no copy.', 'Begin the file with overlay: 1.1.0');
    else if (before === undefined) return check(action, at, 'action', report) ? action : null;
    else
      report('error', at, `Action ${before + 1} is the same as this one, number ${index + 1}.`, 'Keep one of the two.');
    return null;
  });
}

/** Report wrong types, missing fields and unknown fields in an object of an overlay. */
function check(value: JsonValue, at: Origin, kind: keyof typeof fields, report: Report): boolean {
  const types = new Map(Object.entries(fields[kind]));
  const known = [...types.keys()];
  let isGood = true;
  const wrong = (place: Origin, message: string, fix: string) => {
    report('error', place, message, fix);
    isGood = false;
  };
  if (!isMap(value)) wrong(at, `The ${kind} must be an object.`, `Its fields are ${known.join(', ')}.`);
  else
    for (const name of new Set([...known, ...Object.keys(value)])) {
      const [found, type] = [field(value, name), types.get(name)];
      const remove = `Remove it, or begin its name with x-. The known fields are ${known.join(', ')}.`;
      if (found === undefined) {
        if (required.includes(name)) wrong(at, `The ${kind} has no ${name}.`, `Add ${name}: ${type}.`);
      } else if (type === undefined) {
        if (!name.startsWith('x-'))
          wrong(at.at(name), `The ${kind} has an unknown field: ${name}.`, suggest(name, known) ?? remove);
      } else if (type && !type.split(' or ').includes(typeOf(found)))
        wrong(at.at(name), `${name} must be ${type}, and is ${typeOf(found)}.`, quotes(type, found));
    }
  return isGood;
}

const quotes = (type: string, found: JsonValue) =>
  type === 'a text' && isScalar(found) ? `Put it in quotes: '${text(found)}'` : `Write ${type}.`;

/** Apply an action. Report why it changes nothing. */
function act(
  root: JsonValue,
  places: Origin,
  { action, at, report }: { action: JsonValue; at: Origin; report: Report },
): JsonValue {
  const does = doneBy(action, at, report);
  const target = does && compile(action, at, 'target', report);
  if (!target) return root;
  const found = select(target, root);
  const locations = found.map(({ location }) => location.map(String));
  const values = locations.map((location) => valueAt(root, location));
  const fail = (name: string, message: string, fix: string) => {
    report('error', at.at(name), message, fix);
    return root;
  };
  if (found.length === 0) {
    report('warning', at.at('target'), ...missing(target, root));
    return root;
  }
  const kinds = [...new Set(values.map(kindOf))];
  if (does === 'remove') {
    const isWhole = locations.some(({ length }) => length === 0);
    if (isWhole) return fail('target', 'No action can remove the specification.', 'Name the parts to remove.');
    return change(root, places, matchesOf(locations), () => undefined) ?? root;
  }
  if (kinds.length > 1)
    return fail(
      'target',
      `This target matches values of several kinds: ${kinds.join(', ')}.`,
      'Write an action for each, or a target that matches values of one kind.',
    );
  let update = field(action, 'update') ?? null;
  if (does === 'copy') {
    const from = compile(action, at, 'copy', report);
    const sources = from ? select(from, root) : [];
    if (from && sources.length === 0) return fail('copy', ...missing(from, root));
    if (sources.length > 1)
      return fail('copy', `copy matches ${sources.length} values, and must match one.`, 'Name the one to copy.');
    if (!from) return root;
    update = valueAt(root, sources[0]?.location.map(String) ?? []);
  }
  return (
    change(root, places, matchesOf(locations), (value, place) =>
      merge(value, place, { value: update, from: at.at(does), report, isTarget: true }),
    ) ?? root
  );
}

/** Return the field that says what an action does; null, with a message, for none and for two that exclude each other. */
function doneBy(action: JsonValue, at: Origin, report: Report): 'remove' | 'update' | 'copy' | null {
  if (action === null) return null;
  const isRemove = field(action, 'remove') === true;
  const given = (['update', 'copy'] as const).filter((name) => field(action, name) !== undefined);
  const ignored = given[isRemove ? 0 : 1];
  if (ignored && !isRemove)
    report('error', at, 'This action has update and copy, which exclude each other.', 'Write an action for each.');
  else if (ignored)
    report('warning', at.at(ignored), `This action removes its target, so ${ignored} changes nothing.`, 'Remove one.');
  else if (!isRemove && given.length === 0)
    report('warning', at, 'This action changes nothing.', 'Add update, copy, or remove: true.');
  return isRemove ? 'remove' : ignored ? null : (given[0] ?? null);
}

function compile(action: JsonValue, at: Origin, name: string, report: Report): JSONPathQuery | null {
  try {
    return paths.compile(text(field(action, name)));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/ \(.*$/s, '') : '';
    const message = `${name} is not a JSONPath (RFC 9535): ${reason}.`;
    report(
      'error',
      at.at(name),
      message,
      "Write it like $.paths['/users'].get, with names of other characters in quotes.",
    );
    return null;
  }
}

const valueAt = (root: JsonValue, location: readonly string[]): JsonValue =>
  lookUp(root, location.reduce<string>(join, '')) ?? null;

/** Describe the first part of a query that matches nothing, with the nearest path that matches. */
function missing(query: JSONPathQuery, root: JsonValue): [message: string, fix: string] {
  const { segments } = query;
  const part = (from: number, to?: number) => new JSONPathQuery(paths, segments.slice(from, to));
  const written = (one: JSONPathQuery) => one.toString({ form: 'pretty' });
  const end = segments.findLastIndex((_, index) => select(part(0, index), root).length > 0);
  const known = part(0, end);
  const [step, path] = [written(part(end, end + 1)).slice(1), written(known)];
  const selector = segments[end]?.selectors[0];
  const values = select(known, root).map(({ value }) => value as JsonValue);
  const names = values.flatMap((value) => (isMap(value) ? Object.keys(value) : []));
  const name =
    selector && 'name' in selector && !step.startsWith('..') ? nearest(String(selector.name), names) : undefined;
  const near = name && path + (/^[a-z_]\w*$/i.test(name) ? `.${name}` : `['${name.replace(/['\\]/g, '\\$&')}']`);
  return [
    `${written(query)} matches nothing: ${path} has no ${step}.`,
    near ? `Did you mean ${near}${written(part(end + 1)).slice(1)}?` : `The nearest path that matches is ${path}`,
  ];
}

function matchesOf(locations: readonly (readonly string[])[]): Matches {
  const matches: Matches = { isMatch: false, inside: new Map() };
  for (const location of locations) {
    let at = matches;
    for (const key of location) {
      const inside = at.inside.get(key) ?? { isMatch: false, inside: new Map() };
      at.inside.set(key, inside);
      at = inside;
    }
    at.isMatch = true;
  }
  return matches;
}

/** Change the matches within a value: copy each value around a match, and keep all other parts. */
function change(value: JsonValue, at: Origin, matches: Matches, by: Change): JsonValue | undefined {
  const changed = matches.isMatch ? by(value, at) : value;
  if (changed === undefined || isScalar(changed) || matches.inside.size === 0) return changed;
  const inside = (key: string, one: JsonValue) => {
    const match = matches.inside.get(key);
    return match ? change(one, at.open(key), match, by) : one;
  };
  if (!Array.isArray(changed)) {
    const pairs = entriesOf(changed).map(([key, one]) => [key, inside(key, one)] as const);
    return objectOf(pairs.filter((pair): pair is readonly [string, JsonValue] => pair[1] !== undefined));
  }
  const items = changed.map((item, index) => ({ item: inside(String(index), item), origin: at.at(index) }));
  const kept = items.filter(({ item }) => item !== undefined);
  if (kept.length < items.length) kept.forEach(({ origin }, index) => at.open(index, origin));
  return kept.flatMap(({ item = [] }) => [item]);
}

interface Update {
  value: JsonValue;
  from: Origin;
  report: Report;
  /** True for the target's own value: if it is a list, any value can be appended. */
  isTarget?: boolean;
}

/** Merge an update into a value (Overlay 1.1, 4.4.3.1). */
function merge(old: JsonValue, at: Origin, { value, from, report, isTarget = false }: Update): JsonValue {
  if (Array.isArray(old) && (isTarget || Array.isArray(value))) {
    const isList = Array.isArray(value);
    const added = isList ? value : [value];
    for (const index of added.keys())
      at.open(old.length + index, isList ? from.at(index) : new Origin(from.file, from.pointer));
    return [...old, ...added];
  }
  if (isMap(old) && isMap(value)) {
    const merged = new Map(entriesOf(old));
    for (const [key, inside] of entriesOf(value)) {
      const before = merged.get(key);
      const origin = from.at(key);
      merged.set(
        key,
        before === undefined ? inside : merge(before, at.open(key), { value: inside, from: origin, report }),
      );
      if (before === undefined) at.open(key, origin);
    }
    return objectOf(merged);
  }
  if (isScalar(old) && isScalar(value)) {
    Object.assign(at, { file: from.file, pointer: from.pointer });
    return value;
  }
  report(
    'error',
    from,
    `An update cannot put ${kindOf(value)} in place of ${kindOf(old)}.`,
    'Write a value of the same kind, or remove the old value in an action before this one.',
  );
  return old;
}
