/** Apply Overlays 1.0 and 1.1 (https://spec.openapis.org/overlay/v1.1.0.html) to a specification before it is read. */
import { JSONPathEnvironment, JSONPathQuery, type JSONValue } from 'json-p3';
import type { Diagnostic } from '../../report/diagnostic';
import { entriesOf, objectOf } from '../../text/ordered';
import { nearest } from '../../text/nearest';
import { formatJson, isMap, isScalar, LongNumber, type JsonScalar, type JsonValue } from '../model/json';
import { printYaml, type SpecFile } from './document';
import { pathOf, type Place } from './place';
import { join, keys, text } from './raw';
import { suggest } from './suggest';

/** True for the name of an overlay, such as `fcp-api.overlay.yaml` or `fcp-api.2-words.overlay.yaml`. */
export const isOverlay = (file: string): boolean => /\.overlay\.(ya?ml|json)$/.test(file);

type Report = (at: Place, message: string, fix: string, severity?: Diagnostic['severity']) => void;

/** A value that actions change, with the place at which it was written. */
class Part implements Place {
  content: JsonScalar | Part[] | Map<string, Part>;
  /** The value as `plain` returns it; undefined after a change. */
  private known: JsonValue | undefined;

  constructor(
    value: JsonValue,
    public file: SpecFile,
    public pointer: string,
    readonly parent?: Part,
  ) {
    const part = (one: JsonValue, key: string | number) => new Part(one, file, join(pointer, key), this);
    if (isScalar(value)) this.content = value;
    else if (Array.isArray(value)) this.content = value.map(part);
    else this.content = new Map(entriesOf(value).map(([key, one]) => [key, part(one, key)]));
  }

  get value(): JsonValue {
    return this.build((part) => part.value);
  }

  /** The value with plain numbers, for JSONPath. */
  get plain(): JsonValue {
    return (this.known ??= this.content instanceof LongNumber ? this.content.value : this.build((part) => part.plain));
  }

  private build(inside: (part: Part) => JsonValue): JsonValue {
    const { content } = this;
    if (content instanceof Map) return objectOf([...content].map(([key, part]) => [key, inside(part)]));
    return Array.isArray(content) ? content.map(inside) : content;
  }

  get kind(): string {
    return this.content instanceof Map ? 'an object' : Array.isArray(this.content) ? 'a list' : 'a single value';
  }

  /** The kind of value in words; a single value that is not a text stands for itself. */
  get type(): string {
    if (typeof this.content === 'string') return 'a text';
    return this.kind === 'a single value' ? formatJson(this.value) : this.kind;
  }

  at(key: string | number): Part | undefined {
    const { content } = this;
    return content instanceof Map ? content.get(`${key}`) : Array.isArray(content) ? content[Number(key)] : undefined;
  }

  /** Return the part at a path, else the closest part around it. */
  closest([key, ...rest]: readonly (string | number)[]): Part {
    const inside = key === undefined ? undefined : this.at(key);
    return inside?.closest(rest) ?? this;
  }

  textAt(key: string): string {
    return text(this.at(key)?.value);
  }

  private change(content: Part['content']): void {
    this.content = content;
    this.forget();
  }

  private forget(): void {
    this.known = undefined;
    this.parent?.forget();
  }

  /** Remove some of the parts inside. */
  remove(removed: ReadonlySet<Part>): void {
    const { content } = this;
    if (content instanceof Map) this.change(new Map([...content].filter(([, part]) => !removed.has(part))));
    else if (Array.isArray(content)) this.change(content.filter((part) => !removed.has(part)));
  }

  /**
   * Merge an update into this part (Overlay 1.1, 4.4.3.1).
   * @param isTarget true for the match of a target: if it is a list, the update may be an item
   */
  merge(update: Part, report: Report, isTarget = false): void {
    const [old, added] = [this.content, update.content];
    const copy = ({ value, file, pointer }: Part) => new Part(value, file, pointer, this);
    if (Array.isArray(old) && (isTarget || Array.isArray(added)))
      this.change([...old, ...(Array.isArray(added) ? added : [update]).map(copy)]);
    else if (old instanceof Map && added instanceof Map)
      for (const [key, part] of added) {
        const before = old.get(key);
        if (before) before.merge(part, report);
        else this.change(old.set(key, copy(part)));
      }
    else if (this.kind === update.kind) {
      [this.file, this.pointer] = [update.file, update.pointer];
      this.change(added);
    } else
      report(
        update,
        `An update cannot put ${update.type} in place of ${this.type}.`,
        'Write a value of the same kind, or remove the old value in an action before this one.',
      );
  }
}

/** Apply overlays, in this order. The result has their diagnostics, and finds the file and the line of each of its values. */
export function applyOverlays(source: SpecFile, overlays: readonly SpecFile[]): SpecFile {
  const diagnostics = [source, ...overlays].flatMap((file) => file.diagnostics);
  if (!isMap(source.root)) return { ...source, diagnostics };
  const report: Report = ({ file, pointer }, message, fix, severity = 'error') => {
    const isKnown = diagnostics.some(
      (one) => one.file === file.path && one.pointer === pointer && one.message === message,
    );
    if (!isKnown) diagnostics.push({ severity, file: file.path, ...file.locate(pointer), pointer, message, fix });
  };
  const top = new Part(source.root, source, '');
  for (const overlay of overlays) for (const action of actionsOf(overlay, source, report)) act(top, action, report);
  const locate = (pointer: string) => {
    const { file, pointer: written } = top.closest(keys(pointer));
    return { file: file.path, ...file.locate(written) };
  };
  const root = top.value;
  const printed = source.format === 'json' ? `${formatJson(root, 2)}\n` : printYaml(root);
  return { ...source, root, text: printed, locate, diagnostics, written: [source, ...overlays] };
}

/** The fields of each object of an overlay, with the types of their values. */
const fields: Record<'overlay' | 'info' | 'action', Record<string, string>> = {
  overlay: { overlay: 'a text', info: 'an object', extends: 'a text', actions: 'a list' },
  info: { title: 'a text', version: 'a text', description: 'a text' },
  action: { target: 'a text', description: 'a text', update: '', copy: 'a text', remove: 'true or false' },
};
const required = ['overlay', 'info', 'actions', 'title', 'version', 'target'];

/** Check an overlay, and list the actions without mistakes. */
function actionsOf(overlay: SpecFile, source: SpecFile, report: Report): Part[] {
  if (overlay.diagnostics.some(({ severity }) => severity === 'error')) return [];
  const top = new Part(overlay.root, overlay, '');
  const [version, extended] = [top.textAt('overlay'), top.textAt('extends')];
  if (!/^1\.[01]\.\d+$/.test(version)) {
    const message = version
      ? `This site reads versions 1.0.x and 1.1.x of Overlay, and not ${version}.`
      : 'This overlay names no version.';
    report(top.closest(['overlay']), message, 'Begin the file with overlay: 1.1.0');
    return [];
  }
  check(top, 'overlay', report);
  const info = top.at('info');
  if (info?.type === 'an object') check(info, 'info', report);
  const other = pathOf(overlay.path, extended);
  if (extended && other !== null && other !== source.path)
    report(
      top.closest(['extends']),
      `This overlay changes ${source.path}, but its field extends names ${other}.`,
      `Write extends: ${source.path.replace(/.*\//, '')}, or name the overlay after the other specification.`,
    );
  const actions = top.at('actions')?.content;
  if (!Array.isArray(actions)) return [];
  if (actions.length === 0) report(top.closest(['actions']), 'This overlay has no action.', 'Add one, with a target.');
  const written = actions.map(({ value }) => formatJson(value));
  return actions.filter((action, index) => {
    const first = written.indexOf(written[index] ?? '');
    const copy = action.at('copy');
    if (first < index)
      report(action, `Action ${first + 1} is the same as this one, number ${index + 1}.`, 'Keep one of the two.');
    else if (copy && version.startsWith('1.0'))
      report(copy, 'Overlay 1.0 has no copy.', 'Begin the file with overlay: 1.1.0');
    else return check(action, 'action', report);
    return false;
  });
}

/** Report missing fields, unknown fields and wrong types in an object of an overlay. */
function check(object: Part, kind: keyof typeof fields, report: Report): boolean {
  const types = new Map(Object.entries(fields[kind]));
  const known = [...types.keys()];
  if (!(object.content instanceof Map)) {
    report(object, `The ${kind} must be an object.`, `Its fields are ${known.join(', ')}.`);
    return false;
  }
  const unknown = [...object.content.keys()].filter((name) => !types.has(name));
  const missing = known.filter(
    (name) => required.includes(name) && !object.at(name) && unknown.every((one) => nearest(one, [name]) === undefined),
  );
  for (const name of missing)
    report(
      object,
      `The ${kind} has no ${name}.`,
      `Add ${name}: ${name === 'target' ? '$.info, or another JSONPath' : types.get(name)}.`,
    );
  const wrong = [...object.content].filter(([name, { type }]) => {
    const allowed = types.get(name);
    return allowed === undefined ? !name.startsWith('x-') : allowed && !allowed.split(' or ').includes(type);
  });
  for (const [name, part] of wrong) {
    const type = types.get(name);
    const remove = `Remove it, or begin its name with x-. The known fields are ${known.join(', ')}.`;
    const quoted =
      type === 'a text' && part.kind === 'a single value'
        ? `Put it in quotes: '${text(part.value)}'`
        : type === 'true or false' && /^(?:yes|on|no|off)$/i.test(text(part.value))
          ? `Write ${name}: ${/^(?:yes|on)$/i.test(text(part.value))}`
          : `Write ${type}.`;
    if (type) report(part, `${name} must be ${type}, and is ${part.type}.`, quoted);
    else report(part, `The ${kind} has an unknown field: ${name}.`, suggest(name, known) ?? remove);
  }
  return missing.length + wrong.length === 0;
}

/** Apply an action. Report why it changes nothing. */
function act(top: Part, action: Part, report: Report): void {
  const [update, copy] = [action.at('update'), action.at('copy')];
  const ignored = update ?? copy;
  const at = action.closest(['target']);
  if (action.at('remove')?.content === true) {
    if (ignored) report(ignored, 'An action with remove: true does nothing else.', 'Remove one of the two.', 'warning');
    const found = find(top, action, 'target', report);
    if (found.has(top)) report(at, 'No action can remove the specification.', 'Name the parts to remove.');
    for (const parent of new Set([...found].map((part) => part.parent))) parent?.remove(found);
    return;
  }
  if (update && copy)
    return report(action, 'This action has update and copy, which exclude each other.', 'Write an action for each.');
  if (!ignored) return report(action, 'This action changes nothing.', 'Add update, copy, or remove: true.', 'warning');
  const found = find(top, action, 'target', report);
  const kinds = [...new Set([...found].map(({ kind }) => kind))];
  if (kinds.length > 1) {
    const message = `This target matches values of several kinds: ${kinds.join(', ')}.`;
    return report(at, message, 'Write an action for each, or a target that matches values of one kind.');
  }
  const [source, ...others] = copy && found.size > 0 ? find(top, action, 'copy', report) : [];
  if (copy && others.length > 0)
    return report(copy, `copy matches ${others.length + 1} values, and must match one.`, 'Name the one to copy.');
  const value = copy ? source && new Part(source.value, copy.file, copy.pointer) : update;
  if (value) for (const part of found) part.merge(value, report, true);
}

const paths = new JSONPathEnvironment({ maxRecursionDepth: 1000 });

const matches = (query: JSONPathQuery, top: Part): Part[] =>
  query.query(top.plain as JSONValue).nodes.map(({ location }) => top.closest(location));

/** Find the parts that an action's path matches. Report why it matches none. */
function find(top: Part, action: Part, name: 'target' | 'copy', report: Report): Set<Part> {
  const at = action.closest([name]);
  let query: JSONPathQuery;
  try {
    query = paths.compile(action.textAt(name));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/ \(.*$/s, '') : '';
    const path = action.textAt(name);
    const fix = !path.startsWith('$')
      ? `Begin it with the specification: $.${path}`
      : /filter/.test(reason)
        ? "Put texts in a filter in quotes, as in $.tags[?(@.name == 'a')]."
        : "Put names with a slash, a brace or a space in quotes, as in $.paths['/users'].get.";
    report(at, `${name} is not a JSONPath (RFC 9535): ${reason}.`, fix);
    return new Set();
  }
  const found = matches(query, top);
  if (found.length === 0) report(at, ...missing(query, top), name === 'target' ? 'warning' : 'error');
  return new Set(found);
}

/** Describe the first part of a query that matches nothing, with the nearest path that matches. */
function missing({ segments }: JSONPathQuery, top: Part): [message: string, fix: string] {
  const part = (from: number, to?: number) => new JSONPathQuery(paths, segments.slice(from, to));
  const written = (query: JSONPathQuery) => query.toString({ form: 'pretty' });
  const end = segments.findLastIndex((_, index) => matches(part(0, index), top).length > 0);
  const known = part(0, end);
  const [step, path] = [written(part(end, end + 1)).slice(1), written(known)];
  const selector = segments[end]?.selectors[0];
  const names = matches(known, top).flatMap(({ content }) => (content instanceof Map ? [...content.keys()] : []));
  const name =
    selector && 'name' in selector && !step.startsWith('..') ? nearest(String(selector.name), names) : undefined;
  const near = name && path + (/^[a-z_]\w*$/i.test(name) ? `.${name}` : `['${name.replace(/['\\]/g, '\\$&')}']`);
  return [
    `${written(part(0))} matches nothing: ${path} has no ${step}.`,
    near ? `Did you mean ${near}${written(part(end + 1)).slice(1)}?` : `The nearest path that matches is ${path}`,
  ];
}
