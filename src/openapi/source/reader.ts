/** What reading a specification needs at every step: where one is, what a reference leads to, and a place for findings. */
import { posix } from 'node:path';
import { decode } from '../../text/decode';
import type { Diagnostic } from '../../report/diagnostic';
import { lookUp, readDocument, type SpecFile } from './document';
import { Identities, placeOf } from './identities';
import type { Position } from '../model/model';
import { field, isObject, join, keys, text, type Raw } from './raw';
import { suggest } from './suggest';

/** A value and where it stands. */
export interface At {
  file: SpecFile;
  pointer: string;
  value: Raw;
}

export type Finding = Pick<Diagnostic, 'message' | 'group' | 'fix'>;

/** What a part of a specification is, by where it would stand in the Components Object (OpenAPI 3.1, 4.8.7). */
export type PartKind =
  | 'callbacks'
  | 'examples'
  | 'headers'
  | 'links'
  | 'mediaTypes'
  | 'parameters'
  | 'pathItems'
  | 'requestBodies'
  | 'responses'
  | 'schemas'
  | 'securitySchemes';

export interface Part {
  kind: PartKind;
  at: At;
}

export class Reader {
  readonly diagnostics: Diagnostic[] = [];
  private readonly identities = new Identities();
  private readonly files = new Map<string, SpecFile | null>();
  private readonly reported = new Set<string>();
  private readonly known = new Map<string, Part>();

  constructor(
    readonly root: SpecFile,
    private readonly readFile: (path: string) => string | null,
  ) {
    this.files.set(root.path, root);
    this.identities.add(root);
  }

  /** Keeps a finding; the first of a kind at one place counts. */
  report(severity: Diagnostic['severity'], { file, pointer }: Pick<At, 'file' | 'pointer'>, finding: Finding): void {
    const key = `${file.path}\n${pointer}\n${finding.message}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    const place = file.locate(pointer);
    this.diagnostics.push({ severity, file: file.path, ...place, pointer, source: file.line(place.line), ...finding });
  }

  /** Whether its owner keeps a part to themselves, by `x-internal`; the report says so. */
  isInternal(at: At): boolean {
    if (field(at.value, 'x-internal') !== true) return false;
    this.report('warning', at, {
      message: `${keys(at.pointer).at(-1) ?? 'This'} is marked x-internal, so it is not published.`,
      group: 'parts are marked x-internal, so they are not published',
    });
    return true;
  }

  /** Where a text stands for the first time, by its line; the top of the first file where it is written in another way. */
  find(words: string): Pick<At, 'file' | 'pointer'> {
    const files = [...this.files.values()].filter((file) => file !== null);
    const file = files.find(({ text: content }) => content.includes(words)) ?? this.root;
    const line = file.text.slice(0, Math.max(0, file.text.indexOf(words))).split('\n').length;
    return { file: { ...file, locate: () => ({ line, column: 1 }) }, pointer: '' };
  }

  /** Keeps a finding that would be the same in many places, at the first of them. */
  reportOnce(severity: Diagnostic['severity'], at: Pick<At, 'file' | 'pointer'>, finding: Finding): void {
    if (!this.diagnostics.some(({ message }) => message === finding.message)) this.report(severity, at, finding);
  }

  position({ file, pointer }: Pick<At, 'file' | 'pointer'>): Position {
    return { file: file.path, line: file.locate(pointer).line, pointer };
  }

  /**
   * What `$ref: reference` leads to, one step; null (with an error reported once for each reference) where that is nowhere.
   * Relative references are resolved against the `$id` around them, else against the file they stand in (OpenAPI 3.1, 4.6).
   */
  resolve(from: At, reference: string): At | null {
    const [address = '', fragment = ''] = reference.split('#', 2);
    const known = this.identities.find(from, address);
    const file = known?.file ?? (address === '' ? from.file : this.open(from, address, reference));
    // A file that could not be parsed has said so itself.
    if (!file || file.root === null) return null;
    const pointer =
      fragment === '' || fragment.startsWith('/') ? decode(fragment) : this.identities.anchor(file, fragment);
    // `#/components/...` is often written inside a schema with an `$id`, and meant from the top of the file.
    for (const place of pointer === null ? [] : [(known?.pointer ?? '') + pointer, pointer]) {
      const found = this.lookUp(file, place);
      if (found) return found;
    }
    this.broken(from, `The reference ${reference} leads nowhere.`, nearest(file, decode(fragment)));
    return null;
  }

  /** What stands at a pointer, through the misplaced references that are on the way. */
  private lookUp(file: SpecFile, pointer: string): At | undefined {
    const value = lookUp(file.root, pointer);
    if (value !== undefined) return { file, pointer, value };
    let at: At | undefined = { file, pointer: '', value: file.root };
    for (const key of keys(pointer)) {
      if (!at) return undefined;
      at = childAt(at, key) ?? this.through(at, key);
    }
    return at;
  }

  private through(at: At, key: string): At | undefined {
    if (typeof field(at.value, '$ref') !== 'string' || this.passing.has(placeOf(at.file, at.pointer))) return undefined;
    const place = placeOf(at.file, at.pointer);
    this.passing.add(place);
    const target = this.resolve(at, text(field(at.value, '$ref')));
    this.passing.delete(place);
    return target ? childAt(target, key) : undefined;
  }
  private readonly passing = new Set<string>();

  /**
   * What stands at a place where OpenAPI allows no reference: the place itself, or, with a warning, what a `$ref` there leads to.
   */
  misplaced<Place extends At | undefined>(at: Place): Place | At {
    if (!at || typeof field(at.value, '$ref') !== 'string') return at;
    const reference = text(field(at.value, '$ref'));
    this.resolved.add(placeOf(at.file, at.pointer));
    const target = this.resolve(at, reference);
    if (!target || target.value === at.value) return { ...at, value: null };
    const name = keys(at.pointer).at(-1) ?? 'the specification';
    this.report(
      'warning',
      { file: at.file, pointer: join(at.pointer, '$ref') },
      {
        message: `OpenAPI allows no $ref at ${name}; what ${reference} leads to is shown.`,
        group: 'references stand where OpenAPI allows none',
        fix: 'Write out what it leads to: other tools may leave it out.',
      },
    );
    return target;
  }

  /** The text at a place, or, with a warning, what a `$ref` there leads to: a text in this or another file, or a whole file of Markdown or code. */
  text(at: At | undefined): string {
    const reference = field(at?.value, '$ref');
    if (!at || typeof reference !== 'string') return text(at?.value);
    return text(this.misplaced(at).value);
  }

  /** Whether a place has a reference that OpenAPI does not allow there: what there is to say of it has been said. */
  hasResolved({ file, pointer }: Pick<Diagnostic, 'file' | 'pointer'>): boolean {
    return this.resolved.has(`${file}#${(pointer ?? '').replace(/\/\$ref$/, '')}`);
  }
  private readonly resolved = new Set<string>();

  /** What references led to in other files than the first, each once. */
  get parts(): Part[] {
    return [...this.known.values()];
  }

  /** Keeps what a reference led to for the check of parts. */
  note(kind: PartKind, at: At): void {
    if (at.file !== this.root) this.known.set(`${kind} ${at.file.path}#${at.pointer}`, { kind, at });
  }

  /** Follows references to a `kind` until something else comes; null where they end nowhere or go round in a circle. */
  follow(from: At, kind: PartKind): At | null {
    const seen = new Set<string>();
    let at: At | null = from;
    while (at) {
      const reference: Raw | undefined = field(at.value, '$ref');
      if (typeof reference !== 'string') {
        if (at !== from) this.note(kind, at);
        return at;
      }
      const key = placeOf(at.file, at.pointer);
      if (seen.has(key)) {
        this.broken(at, `The reference ${reference} leads back to itself.`);
        return null;
      }
      seen.add(key);
      at = this.resolve(at, reference);
    }
    return null;
  }

  private broken(from: At, message: string, fix?: string): void {
    const pointer = field(from.value, '$ref') === undefined ? from.pointer : join(from.pointer, '$ref');
    this.report('error', { file: from.file, pointer }, { message, group: 'references cannot be followed', fix });
  }

  private open(from: At, address: string, reference: string): SpecFile | null {
    if (/^[a-z][a-z\d+.-]*:/i.test(address)) {
      this.broken(
        from,
        `The reference ${reference} leads to the network, which a build does not read.`,
        'Keep a copy of that file beside this one and refer to the copy.',
      );
      return null;
    }
    const path = posix.normalize(posix.join(posix.dirname(from.file.path), decode(address)));
    const known = this.files.get(path);
    if (known) return known;
    if (known === undefined) {
      const content = this.readFile(path);
      const file = content === null ? null : readPart(path, content);
      this.files.set(path, file);
      if (file) {
        this.identities.add(file);
        this.diagnostics.push(...file.diagnostics);
        return file;
      }
    }
    this.broken(from, `The reference ${reference} leads to a file that is not there: ${path}.`);
    return null;
  }
}

/** A file that a reference leads to: data, or, by its name, a text that is one single value. */
function readPart(path: string, content: string): SpecFile {
  if (/\.(?:ya?ml|json)$/i.test(path) || !/\.\w+$/.test(path)) return readDocument(path, content);
  return { ...readDocument(path, ''), text: content, root: content };
}

/** "There is X" for a pointer whose last key is only misspelt. */
function nearest(file: SpecFile, pointer: string): string | undefined {
  const cut = pointer.lastIndexOf('/');
  const parent = cut < 0 ? undefined : lookUp(file.root, pointer.slice(0, cut));
  return isObject(parent) ? suggest(pointer.slice(cut + 1), Object.keys(parent)) : undefined;
}

/** Children of an object, each where it stands. */
export function* entries(at: At): Generator<[string, At]> {
  if (isObject(at.value))
    for (const [key, value] of Object.entries(at.value))
      yield [key, { file: at.file, pointer: join(at.pointer, key), value }];
}

/** Items of a list, each where it stands. */
export function items(at: At | undefined): At[] {
  return at && Array.isArray(at.value)
    ? at.value.map((value, index) => ({ file: at.file, pointer: join(at.pointer, index), value }))
    : [];
}

/** A child or an item. */
function childAt(at: At, key: string): At | undefined {
  return Array.isArray(at.value) ? items(at)[Number(key)] : child(at, key);
}

/** A child, if it is there. */
export function child(at: At, key: string): At | undefined {
  const value = field(at.value, key);
  return value === undefined ? undefined : { file: at.file, pointer: join(at.pointer, key), value };
}
