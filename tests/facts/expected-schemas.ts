/** List the facts of schemas, as parsed. */
import type { Fact } from './fact';
import { address, at, get, isObject, members, text, texts, type Json, type Place, type Source } from './source';

export type Direction = 'request' | 'response';

/** A schema with everything that holds for it: the targets of its references and the members of its `allOf`. */
interface Whole {
  parts: Place[];
  /** Names of the references on the way. */
  names: string[];
  /** Addresses of parts that an `allOf` refers to: what describes them does not describe the whole. */
  bases: Set<string>;
}

type Report = (fact: Omit<Fact, 'shared'> & { shared?: boolean }) => void;

const lengths = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];
const appliesTo = (keyword: string) =>
  /Length$/.test(keyword)
    ? ['string', 'file']
    : /Items$/.test(keyword)
      ? ['array']
      : /Properties$/.test(keyword)
        ? ['object']
        : ['number', 'integer'];
const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const lists = ['oneOf', 'anyOf', 'prefixItems'];
const single = [
  ...['not', 'if', 'then', 'else', 'contains', 'additionalProperties', 'unevaluatedProperties'],
  ...['unevaluatedItems', 'contentSchema'],
];

/** Write a value as readers see it: a text without quotes, or as JSON. */
export function valueWords(value: Json): string[] {
  if (typeof value === 'string') return value === '' ? ['""'] : [value, JSON.stringify(value)];
  return [JSON.stringify(value)];
}

/** The most letters of an example among the rules of a field. */
const longExample = 500;

export class SchemaFacts {
  private readonly seen = new Set<string>();
  /** True within a body with an example of its own: long ones of its fields need not be shown, too. */
  hasExample = false;

  constructor(
    private readonly source: Source,
    private readonly report: Report,
    private readonly names: Set<string>,
  ) {}

  /**
   * Report the facts of a schema and of everything in it.
   * @param owner the field that it describes
   * @param replaced keywords that what is around the schema says in its place: `description`, `example`
   */
  walk(places: readonly Place[], owner: string | null, direction: Direction, replaced: readonly string[] = []): void {
    const key = `${places.map(address).join(' ')} ${owner ?? ''} ${direction} ${replaced.join(' ')} ${this.hasExample}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const whole = this.whole(places);
    this.own(whole, owner, replaced, places);
    this.fields(whole, owner, direction);
    const items = whole.parts.flatMap((part) => at(part, 'items') ?? []).filter(({ value }) => isObject(value));
    if (items.length > 0) this.walk(items, owner, direction);
    for (const part of whole.parts) {
      for (const keyword of single) {
        const found = at(part, keyword);
        if (found && isObject(found.value)) this.walk([found], owner, direction);
      }
      const lone = loneVariant(part)?.value;
      for (const keyword of lists)
        for (const [, member] of members(at(part, keyword)))
          if (member.value !== lone) this.walk([member], owner, direction);
      for (const [property, member] of members(at(part, 'dependentSchemas'))) {
        this.report({ kind: 'rule', owner, words: [property], place: address(member) });
        this.walk([member], owner, direction);
      }
      this.discriminator(part, owner, direction);
    }
  }

  /** Collect everything that holds for a schema. In OpenAPI 3.0 a reference has no siblings. */
  whole(places: readonly Place[]): Whole {
    const parts: Place[] = [];
    const names: string[] = [];
    const seen = new Set<string>();
    const bases = new Set<string>();
    const collect = (place: Place, isBase = false): void => {
      if (seen.has(address(place))) return;
      seen.add(address(place));
      if (isBase) bases.add(address(place));
      if (typeof get(place.value, '$ref') === 'string') {
        const target = this.source.follow(place, names);
        if (target) collect(target, isBase);
        if (!/^3\.[12]/.test(this.source.version)) return;
      }
      parts.push(place);
      const lone = loneVariant(place);
      if (lone) collect(lone, isBase);
      for (const [, member] of members(at(place, 'allOf')))
        collect(member, isBase || get(member.value, '$ref') !== undefined);
    };
    for (const place of places) collect(place);
    return { parts, names, bases };
  }

  /** Report what a schema says of its value, without what is inside. */
  private own(
    { parts, names, bases }: Whole,
    owner: string | null,
    replaced: readonly string[],
    places: readonly Place[],
  ): void {
    const [first] = parts;
    if (!first) return;
    const shared = names.length > 0;
    const values = (keyword: string, of: readonly Place[] = parts) =>
      of.flatMap((part) => {
        const found = at(part, keyword);
        return found ? [found] : [];
      });
    const any = (kind: Fact['kind'], keyword: string, wordsOf: (value: Json) => string[]): void => {
      const found = values(keyword);
      const words = found.flatMap(({ value }) => wordsOf(value));
      if (found[0] && words.length > 0) this.report({ kind, owner, words, shared, place: address(found[0]) });
    };
    any('type', 'type', (value) => typeWords(value, names));
    any('type', 'format', (value) => (typeof value === 'string' && value ? [value] : []));
    const typed = parts.filter((part) => ['type', 'enum', 'const'].some((key) => get(part.value, key) !== undefined));
    const nullable = (part: Place) =>
      get(part.value, 'nullable') === true || [get(part.value, 'type')].flat().includes('null');
    if (typed.length > 0 && typed.every(nullable))
      this.report({ kind: 'type', owner, words: ['null'], shared, place: address(first) });
    // A keyword says nothing of values of another type (JSON Schema 2020-12, Core 7.6.1).
    const types = parts.flatMap((part) => get(part.value, 'type') ?? []);
    const applies = (keyword: string) =>
      types.length === 0 || types.some((type) => typeof type === 'string' && appliesTo(keyword).includes(type));
    for (const keyword of lengths.filter(applies))
      any('rule', keyword, (value) =>
        typeof value === 'number' && !(value === 0 && keyword.startsWith('min')) ? [value.toLocaleString('en')] : [],
      );
    for (const keyword of numbers.filter(applies))
      any('rule', keyword, (value) => (typeof value === 'number' ? [String(value)] : []));
    for (const { value, ...place } of values('pattern'))
      if (typeof value === 'string' && value)
        this.report({ kind: 'rule', owner, words: [value], shared, place: address({ ...place, value }) });
    any('rule', 'uniqueItems', (value) => (value === true ? ['no duplicates'] : []));
    for (const keyword of ['additionalProperties', 'unevaluatedProperties'])
      any('rule', keyword, (value) => (value === false ? ['No other fields', 'No fields'] : []));
    any('rule', 'contentEncoding', (value) => (typeof value === 'string' ? [value] : []));
    any('rule', 'contentMediaType', (value) => (typeof value === 'string' ? [value] : []));
    any('value', 'default', (value) => (value === null ? ['null'] : valueWords(value)));
    any('value', 'const', valueWords);
    this.enums(values('enum'), owner, shared);
    const own = parts.filter((part) => !bases.has(address(part)));
    // What the place of use says replaces what it refers to.
    const atUse = values('description', places);
    const described = atUse.length > 0 ? atUse : values('description', own);
    const written = described.flatMap(({ value }) => (typeof value === 'string' && value.trim() ? [value] : []));
    if (described[0] && written.length > 0 && !replaced.includes('description'))
      this.report({ kind: 'text', owner, words: written, shared, place: address(described[0]) });
    const examples = [
      ...values('example', own),
      ...values('examples', own).flatMap((list) => members(list).map(([, item]) => item)),
    ];
    const isLong = ({ value }: Place) => JSON.stringify(value).length > longExample;
    const wanted = examples.filter((place) => !replaced.includes('example') && !(this.hasExample && isLong(place)));
    for (const place of wanted)
      this.report({ kind: 'value', owner: null, words: valueWords(place.value), shared, place: address(place) });
    for (const { value, ...place } of values('dependentRequired'))
      for (const [property, required] of Object.entries(isObject(value) ? value : {}))
        for (const name of [property, ...texts(required)])
          this.report({ kind: 'rule', owner, words: [name], shared, place: address({ ...place, value }) });
  }

  /** Report the values that all enums have. */
  private enums(enums: Place[], owner: string | null, shared: boolean): void {
    const [first, ...others] = enums.filter(({ value }) => Array.isArray(value));
    if (!first) return;
    const has = ({ value: list }: Place, value: Json) => JSON.stringify(list).includes(JSON.stringify(value));
    for (const [, place] of members(first))
      if (others.every((other) => has(other, place.value)))
        this.report({ kind: 'value', owner, words: valueWords(place.value), shared, place: address(place) });
  }

  private fields({ parts }: Whole, owner: string | null, direction: Direction): void {
    const byName = new Map<string, Place[]>();
    const required = new Set(parts.flatMap((part) => texts(get(part.value, 'required'))));
    for (const part of parts)
      for (const [name, place] of members(this.source.follow(at(part, 'properties'))))
        byName.set(name, [...(byName.get(name) ?? []), place]);
    for (const [name, places] of byName) {
      const inner = this.whole(places).parts;
      const says = (keyword: string) => inner.some((part) => get(part.value, keyword) === true);
      if (says(direction === 'request' ? 'readOnly' : 'writeOnly') || says('x-internal')) continue;
      const [first] = places;
      if (!first) continue;
      this.names.add(name);
      this.report({ kind: 'name', owner: name, words: [name], place: address(first) });
      if (required.has(name))
        this.report({ kind: 'rule', owner: name, words: ['required'], place: `${address(first)} required` });
      if (says('deprecated'))
        this.report({ kind: 'rule', owner: name, words: ['deprecated'], place: `${address(first)}/deprecated` });
      this.walk(places, name, direction);
    }
    const isObjectLike = parts.every((part) => get(part.value, 'type') !== 'array');
    for (const name of isObjectLike ? required : [])
      if (!byName.has(name)) this.report({ kind: 'rule', owner, words: [name], place: `${name} required` });
    for (const part of parts)
      for (const [pattern, place] of members(at(part, 'patternProperties'))) {
        this.report({ kind: 'rule', owner, words: [pattern], shared: true, place: address(place) });
        this.walk([place], owner, direction);
      }
  }

  private discriminator(part: Place, owner: string | null, direction: Direction): void {
    const found = at(part, 'discriminator');
    // In Swagger 2.0 it is the name itself.
    const property = get(found?.value, 'propertyName') ?? found?.value;
    if (!found || typeof property !== 'string') return;
    this.report({ kind: 'value', owner: null, words: [property], place: address(found) });
    for (const [value, place] of members(at(found, 'mapping'))) {
      this.report({ kind: 'value', owner: null, words: [value], place: address(place) });
      const reference = text(place.value);
      const target = /^[\w.-]+$/.test(reference) ? `#/components/schemas/${reference}` : reference;
      this.walk([{ ...place, value: { $ref: target } }], owner, direction);
    }
    if (get(part.value, 'oneOf') ?? get(part.value, 'anyOf')) return;
    // Schemas that build on this one are its variants.
    const shared =
      this.source.follow(at(this.source.root, 'components', 'schemas')) ?? at(this.source.root, 'definitions');
    for (const [, schema] of members(shared))
      if (this.whole([schema]).bases.has(address(part))) this.walk([schema], owner, direction);
  }
}

/** Return the one choice of "this or null", which holds for the whole. */
function loneVariant(place: Place): Place | undefined {
  const choices = ['oneOf', 'anyOf'].flatMap((keyword) => members(at(place, keyword)));
  const [only, ...others] = choices.filter(([, member]) => get(member.value, 'type') !== 'null');
  return others.length === 0 ? only?.[1] : undefined;
}

/** List words for a type: an object may be called by its name, an array by its items. */
function typeWords(value: Json, names: readonly string[]): string[] {
  return [value].flat().flatMap((type) => {
    if (type === 'object') return ['object', 'map', 'one of', 'any of', ' or ', ...names];
    if (type === 'array') return ['array', 'list of', 'stream of'];
    if (type === 'file') return ['string'];
    return typeof type === 'string' && type !== 'null' ? [type] : [];
  });
}
