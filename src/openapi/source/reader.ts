/** Reads a specification's values, follows references, and knows all of its files. */
import { decode } from '../../text/decode';
import { keptLine, type Diagnostic } from '../../report/diagnostic';
import { lookUp, type SpecFile } from './document';
import { Identities } from './identities';
import { anyChild, child, isInternal, pathOf, placeName, textAt, type At, type Place } from './place';
import { isMap, type JsonValue } from '../model/json';
import { field, join, keys, text } from './raw';
import { suggest } from './suggest';

/** The kind of a part, by its place in the Components Object (OpenAPI 3.1, 4.8.7). */
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

export type Finding = Pick<Diagnostic, 'message' | 'group' | 'fix'>;

export class Reader {
  readonly diagnostics: Diagnostic[] = [];
  private readonly reported = new Set<string>();
  /** The files that references name. */
  readonly opened = new Set<SpecFile>();
  private readonly identities = new Identities();
  /** The targets of references that lie in other files than the first, for `validate`. */
  readonly parts = new Map<string, { kind: PartKind; at: At }>();
  /** Keys of the places with errors. */
  private readonly wrongAt = new Set<string>();
  /** Keys of the places with misplaced references. */
  private readonly misplacedAt = new Set<string>();
  /** Keys of the misplaced references that are being followed. */
  private readonly passing = new Set<string>();

  /** @param files the files of the specification by path, `root` among them */
  constructor(
    readonly root: SpecFile,
    private readonly files: ReadonlyMap<string, SpecFile>,
  ) {
    for (const file of files.values()) this.identities.add(file);
  }

  /** Keep a finding, unless the same place already has one with the same message. */
  report(severity: Diagnostic['severity'], at: Place, finding: Finding): void {
    const key = `${placeName(at)}\n${finding.message}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    if (severity === 'error') this.wrongAt.add(placeName(at));
    const { file, pointer } = at;
    this.diagnostics.push({ severity, file: file.path, ...file.locate(pointer), pointer, ...finding });
  }

  /** Keep a warning, unless there is already one with the same message. */
  warnOnce(at: Place, finding: Finding): void {
    if (!this.diagnostics.some(({ message }) => message === finding.message)) this.report('warning', at, finding);
  }

  /**
   * Keep the findings of a check of complete documents, before the findings of reading; drop those at places where reading
   * reported an error or a misplaced reference.
   */
  reportUnsaid(found: readonly (Finding & Place & Pick<Diagnostic, 'severity'>)[]): void {
    const ofReading = this.diagnostics.splice(0);
    const said = new Set(this.wrongAt);
    for (const { severity, file, pointer, ...finding } of found) {
      const name = placeName({ file, pointer });
      if (!said.has(name) && !this.misplacedAt.has(name.replace(/\/\$ref$/, '')))
        this.report(severity, { file, pointer }, finding);
    }
    this.diagnostics.push(...ofReading);
  }

  /** The complete first file. */
  get top(): At {
    return { file: this.root, pointer: '', value: this.root.root };
  }

  /** The version of OpenAPI of the source, or of its conversion. */
  get openapi(): string {
    return textAt(this.top, 'openapi') || textAt(this.top, 'swagger');
  }

  /** Find the components of a kind; undefined if there are none. */
  components(kind: PartKind): At | undefined {
    const all = this.misplaced(child(this.top, 'components'));
    return all && this.misplaced(child(all, kind));
  }

  /** Find the first occurrence of a text; the top of the first file if it does not occur literally. */
  find(words: string): Place {
    const files = [this.root, ...this.opened].flatMap((one) => one.written ?? one);
    const file = files.find(({ text: content }) => content.includes(words)) ?? this.root;
    const line = file.text.slice(0, Math.max(0, file.text.indexOf(words))).split('\n').length;
    const source = keptLine(file.text.split('\n')[line - 1] ?? '', 1);
    return { file: { ...file, locate: () => ({ line, column: 1, ...source }) }, pointer: '' };
  }

  /**
   * Return the text at a place. If the place has a `$ref`, follow it, with a warning, to a text or to a complete file of Markdown
   * or code.
   */
  text(at: At | undefined): string {
    return text(this.misplaced(at)?.value);
  }

  /** True for a reference to an internal part. */
  isHidden(at: At): boolean {
    const reference = field(at.value, '$ref');
    return typeof reference === 'string' && this.resolve(at, reference) === null;
  }

  /** Follow references to a `kind` until the target is not a reference; null for broken or circular ones. */
  follow(from: At, kind: PartKind): At | null {
    const seen = new Set<string>();
    let at: At | null = from;
    while (at) {
      const reference: JsonValue | undefined = field(at.value, '$ref');
      if (typeof reference !== 'string') {
        if (at !== from) this.note(kind, at);
        this.checkKind(from, kind, at);
        return at;
      }
      const key = placeName(at);
      if (seen.has(key)) return this.broken(at, `The reference ${reference} refers to itself.`);
      seen.add(key);
      at = this.resolve(at, reference);
    }
    return null;
  }

  /** Report a reference to a component of the wrong kind, whose meaning would be lost. References in an extension may have any kind. */
  checkKind(from: At, kind: PartKind, target: At): void {
    const [whole = '', found = whole && 'schemas'] =
      /^\/(?:components\/(?!x-)([^/]+)|definitions)\/[^/]+$/.exec(target.pointer) ?? [];
    const where = isSpecification(target) ? 'the whole specification' : found && `one of the ${found}`;
    if (where !== '' && found !== kind && field(from.value, '$ref') !== undefined)
      this.broken(
        from,
        kind === 'mediaTypes'
          ? 'A media type has a schema, and is none.'
          : `The reference ${textAt(from, '$ref')} points to ${where}; it must point to one of the ${kind}.`,
        kind === 'mediaTypes'
          ? `Write schema: {$ref: '${textAt(from, '$ref')}'}`
          : nearest(target.file, target.pointer.replace(/^\/components\/\w+/, `/components/${kind}`)),
      );
  }

  /** Record a reference's target. */
  note(kind: PartKind, at: At): void {
    if (at.file !== this.root) this.parts.set(`${kind} ${placeName(at)}`, { kind, at });
  }

  /** Resolve, with a warning, a `$ref` where OpenAPI allows none; return any other place unchanged. */
  misplaced<Given extends At | undefined>(at: Given): Given | At {
    if (!at || typeof field(at.value, '$ref') !== 'string') return at;
    const reference = textAt(at, '$ref');
    this.misplacedAt.add(placeName(at));
    const target = this.resolve(at, reference);
    if (!target || target.value === at.value) return { ...at, value: null };
    const name = keys(at.pointer).at(-1) ?? 'the specification';
    this.report('warning', child(at, '$ref') ?? at, {
      message: `OpenAPI allows no $ref at ${name}; the target of ${reference} is shown.`,
      group: 'references are where OpenAPI allows none',
      fix: 'Write the target itself here: other tools may not follow the reference.',
    });
    return target;
  }

  /**
   * Resolve `$ref: reference` by one step; null for a broken reference, which is reported once. Relative references are resolved
   * against the closest `$id`, else against their file (OpenAPI 3.1, 4.6).
   */
  resolve(from: At, reference: string): At | null {
    const [address = '', fragment = ''] = reference.split('#', 2);
    const known = this.identities.find(from, address);
    const path = address === '' ? '' : pathOf(from.file.path, address);
    const file = known?.file ?? (address === '' ? from.file : this.files.get(path ?? ''));
    if (!file) {
      const target = path === null ? 'another site, which a build does not read' : `a missing file: ${path}`;
      const fix =
        path === null
          ? 'Keep a copy of that file next to this one and refer to the copy.'
          : nearest(from.file, reference);
      return this.broken(from, `The reference ${reference} refers to ${target}.`, fix);
    }
    this.opened.add(file);
    // A file that could not be parsed has an error already.
    if (file.root === null) return null;
    const within = known ?? { file, pointer: address === '' ? from.pointer : '' };
    const pointer =
      fragment === '' || fragment.startsWith('/') ? decode(fragment) : this.identities.anchor(within, fragment);
    // `#/components/...` inside a schema with an `$id` is often meant relative to the file.
    for (const place of pointer === undefined ? [] : [(known?.pointer ?? '') + pointer, pointer]) {
      const found = this.lookUp(file, place);
      if (found !== undefined) return found;
    }
    // If the field is misspelt, and not the reference, another check reports the field.
    const [top = '', kind = '', name] = keys(decode(fragment));
    const isRight =
      /^(?:definitions|parameters|responses|paths)$/.test(top) || /^components\/\w+s$/.test(`${top}/${kind}`);
    if (isRight && (isMisspelt(file.root, top) || (name !== undefined && isMisspelt(field(file.root, top), kind))))
      return null;
    const stray = isRight && top === 'components' && name !== undefined && strayOf(file.root, kind, name);
    if (stray) {
      this.report(
        'error',
        { file, pointer: stray },
        {
          message: `${keys(stray).at(-1)} begins in the wrong column: references do not find it.`,
          group: 'parts begin in the wrong column',
          fix: stray === `/${kind}` ? 'Indent it below components.' : `Indent it below ${kind}, like the others there.`,
        },
      );
      return null;
    }
    return this.broken(
      from,
      `The reference ${reference} cannot be resolved.`,
      nearest(file, decode(fragment)) ?? `Correct it, or add ${decode(fragment).replace(/.*\//, '')}.`,
    );
  }

  /** Return the value at a pointer, through any misplaced references on the way; null for an internal part. */
  private lookUp(file: SpecFile, pointer: string): At | null | undefined {
    let at: At | undefined = { file, pointer: '', value: file.root };
    for (const key of keys(pointer)) {
      if (at && isInternal(at)) return null;
      at = at && (anyChild(at, key) ?? this.through(at, key));
    }
    return at && isInternal(at) ? null : at;
  }

  private through(at: At, key: string): At | undefined {
    const place = placeName(at);
    if (typeof field(at.value, '$ref') !== 'string' || this.passing.has(place)) return undefined;
    this.passing.add(place);
    const target = this.resolve(at, textAt(at, '$ref'));
    this.passing.delete(place);
    return target ? child(target, key) : undefined;
  }

  private broken(from: At, message: string, fix?: string): null {
    this.report('error', child(from, '$ref') ?? from, { message, group: 'references cannot be followed', fix });
    return null;
  }
}

/** True for a complete file that is a specification, not a part of one. */
export const isSpecification = ({ pointer, value }: At): boolean =>
  pointer === '' && (field(value, 'openapi') ?? field(value, 'swagger')) !== undefined;

/** True for a field that an object lacks, while it has one with a similar name. */
export const isMisspelt = (object: JsonValue | undefined, name: string): boolean =>
  isMap(object) && !Object.hasOwn(object, name) && suggest(name, Object.keys(object)) !== undefined;

/** Find the place of a component that begins in another column than its neighbours. */
function strayOf(root: JsonValue, kind: string, name: string): string | undefined {
  if (isMap(lookUp(root, join(`/${kind}`, name)) ?? null)) return `/${kind}`;
  const keysOf = (pointer: string) => Object.keys(lookUp(root, pointer) ?? {}).map((key) => join(pointer, key));
  // Below a component, or below one that stands in the place of a kind.
  const parents = [
    '/components',
    ...keysOf('/components').filter((one) => !/^.*\/[a-z]\w*s$/.test(one)),
    ...keysOf(`/components/${kind}`),
  ];
  return parents.map((one) => join(one, name)).find((one) => isMap(lookUp(root, one) ?? null));
}

/** Suggest a target for a reference whose last key is misspelt, or that names a component at another place. */
function nearest(file: SpecFile, written: string): string | undefined {
  const reference = written.replaceAll('\\', '/').replace(/\/+$/, '');
  const cut = reference.lastIndexOf('/');
  const name = reference.slice(cut + 1);
  const parent = cut < 0 ? undefined : lookUp(file.root, reference.slice(0, cut));
  if (isMap(parent)) return Object.hasOwn(parent, name) ? `Write '#${reference}'` : suggest(name, Object.keys(parent));
  const kinds = ['definitions', 'components/schemas', 'components/parameters', 'components/responses'];
  const kind = kinds.find((one) => name !== '' && lookUp(file.root, join(`/${one}`, name)) !== undefined);
  return kind && `Write '#/${kind}/${name}'`;
}
