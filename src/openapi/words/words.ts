/** Describe a schema in words, independent of the output format. Pure. */
import { count } from '../../text/count';
import { remembered } from '../../text/remembered';
import { capitalised } from '../../text/sentence';
import { parseJson, showJson, typeOf } from '../model/json';
import type { Api, EnumValue, JsonText, MediaType, Schema } from '../model/model';
import { omit } from '../schema/children';
import { keywordTypes } from '../schema/keyword-types';
import { misfit, type Problem } from '../schema/problems';
import { patternOf } from '../schema/value-rules';
import {
  fieldSchema,
  hasParts,
  schemaVariants,
  sharedSchema,
  viewSchema,
  type Schemas,
  type Variants,
} from '../schema/view';

/** Running text: plain, as code, or the name of a schema with the page that describes the schema. */
export type Words = (string | { code: string } | { schema: string; page: string | null })[];

export const wordsToText = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? word : 'code' in word ? word.code : word.schema)).join('');

export const code = (text: string) => ({ code: text });

/** List texts as code, with commas, and a word before the last. */
export function listed(texts: readonly string[], last = ' or '): Words {
  return texts.flatMap((text, index) => [
    ...(index === 0 ? [] : [index === texts.length - 1 ? last : ', ']),
    code(text),
  ]);
}

/** Begin a sentence with a capital, unless it begins with code. */
export function upperFirst(words: Words): Words {
  const [first, ...rest] = words;
  return typeof first === 'string' ? [capitalised(first), ...rest] : words;
}

/** Join groups of words. */
export const join = (parts: Words[], separator: string): Words =>
  parts.flatMap((part, index) => (index > 0 ? [separator, ...part] : part));

/** The maximum depth of nested arrays and maps, which may contain themselves. */
const mostNested = 4;

/** Describe the type, such as "array of User" or "string (date) or null". */
export function typeWords(api: Api, schema: Schema, depth = 0): Words {
  const view = viewSchema(api, schema);
  if (view.never) return ['no value at all'];
  if (view.types?.length === 0) return ['null'];
  const whole = namedWords(api, view, depth);
  const isMore = schema.ref !== undefined && addsFields(omit(schema, ['ref', 'allOf']));
  const shape = isMore ? [...whole, ' and more'] : wordsToText(whole) === 'object' ? partWords(api, schema) : whole;
  if (!view.nullable || shape.at(-1) === orNull || shape[0] === 'any') return shape;
  // "array of string or null" would mean an array whose items may be null.
  const isOpen = typeof shape[0] === 'string' && shape.some((word) => word === 'array of ' || word === 'map to ');
  return isOpen ? ['null or ', ...shape] : [...shape, orNull];
}

/** Name a nameless object after the shared schemas that it includes: "Order and more". */
function partWords(api: Api, { ref, allOf = [], ...own }: Schema): Words {
  const shared = allOf.flatMap((part) => (part.ref === undefined ? [] : sharedSchema(api, part.ref)));
  if (ref !== undefined || shared.length === 0 || shared.length > 3) return ['object'];
  const hasMore = [own, ...allOf.filter((part) => part.ref === undefined)].some(addsFields);
  const names = shared.map(({ name, page }): Words => [{ schema: name, page }]);
  return join([...names, ...(hasMore ? [['more']] : [])], ' and ');
}

const addsFields = (part: Schema) =>
  Boolean(part.properties ?? part.patternProperties ?? (fieldSchema(part)?.never ? undefined : fieldSchema(part))) ||
  hasParts(part);

const orNull = ' or null';

/** Put a choice after "array of" in brackets: otherwise it could mean a choice between the array and something else. */
function grouped(words: Words): Words {
  const isChoice = words.some((word) => typeof word === 'string' && / or | and |,|and\/or/.test(word));
  return isChoice ? ['(', ...words, ')'] : words;
}

/** Keywords that the words of a type express. */
const plainKeywords = new Set(['types', 'nullable', 'format']);

/** True for a choice that the words of its type express completely, such as "string or integer". */
export const isTypeChoice = ({ propertyName, items }: Variants) =>
  propertyName === null &&
  items.length <= 4 &&
  items.every(({ schema }) => Object.keys(schema).every((key) => plainKeywords.has(key)));

/** True for a choice of which no value can fit two alternatives. */
export const isOfOne = (api: Schemas, { kind, propertyName, items }: Variants) =>
  kind !== 'anyOf' ||
  propertyName !== null ||
  (items.length <= 8 &&
    items.every(({ schema }, at) => items.slice(0, at).every((other) => excludeEachOther(api, other.schema, schema))));

/** True if no value fits both schemas: they contradict each other, or each other's required fields. */
function excludeEachOther(api: Schemas, one: Schema, other: Schema): boolean {
  const isNumber = ({ types }: Schema) => types?.every((type) => type === 'number' || type === 'integer');
  const isImpossible = (part: Schema) => {
    const certain = isNumber(part) ? /^(?:types|enum|const|minimum)$/ : /^(?:types|enum|const)$/;
    return part.never || part.conflicts?.some(({ keyword }) => certain.test(keyword));
  };
  const view = viewSchema(api, { allOf: [one, other] });
  const { types, nullable, properties = [], conflicts = [] } = view;
  if (nullable || isImpossible(view)) return !nullable;
  const forbidden = conflicts.flatMap((conflict) => conflict.properties ?? []);
  const isObject = types?.join() === 'object';
  return properties.some(
    ({ name, required, schema }) =>
      isObject && required && (forbidden.includes(name) || isImpossible(viewSchema(api, schema))),
  );
}

/** Describe a shape with the name that libraries use for it, and its format. */
function namedWords(api: Api, view: Schema, depth: number): Words {
  const shared = view.ref === undefined ? undefined : sharedSchema(api, view.ref);
  const isList = view.types?.includes('array') ?? false;
  const named = shared ? [{ schema: shared.name, page: shared.page }] : [];
  const choice = schemaVariants(view);
  const isObject = view.types?.includes('object') || view.properties || (choice && !isTypeChoice(choice));
  // A list that may contain itself has a page.
  if (isList ? depth > 0 && shared?.page : shared && (isObject || shared.page)) return named;
  const shape = shapeWords(api, view, depth);
  if (named.length > 0) return [...named, ' (', ...shape, view.format ? `: ${view.format})` : ')'];
  return view.format ? [...shape, ` (${view.format})`] : shape;
}

function shapeWords(api: Api, view: Schema, depth: number): Words {
  const variants = schemaVariants(view);
  if (view.types?.length === 1 && view.types[0] === 'array') return listWords(api, view, depth);
  if (variants && !view.properties && variants.kind !== 'discriminator') {
    const { items } = variants;
    const simple = items.length <= 4 && depth < 2 && items.every(({ schema }) => isSimple(viewSchema(api, schema)));
    if (simple || isTypeChoice(variants)) {
      const names = items.map(({ schema }) => {
        const words = typeWords(api, schema, depth + 1);
        return view.types && wordsToText(words) === 'any' ? [view.types.join(' or ')] : words;
      });
      // Write "or null" once for all alternatives.
      const bare = names.map((words) => (words.at(-1) === orNull ? words.slice(0, -1) : words));
      const isNullable = names.some((words) => words.at(-1) === orNull);
      const once = bare.filter(
        (one, index) => bare.findIndex((other) => wordsToText(other) === wordsToText(one)) === index,
      );
      return [...join(once, ' or '), ...(isNullable ? [orNull] : [])];
    }
    const names = items.map(({ schema }) => schema.ref !== undefined && typeWords(api, schema, depth + 1));
    const named = names.filter((words) => words !== false);
    const isOne = isOfOne(api, variants);
    if (named.length === items.length && named.length <= 3) return join(named, isOne ? ' or ' : ' and/or ');
    return [`${isOne ? 'one' : 'any'} of ${items.length}`];
  }
  if (view.types) {
    const words = view.types.map((type) => {
      if (type === 'array') return listWords(api, view, depth);
      return type === 'object' ? mapWords(api, view, depth) : [type];
    });
    // Put the list or map last: otherwise another type could read as one of its items.
    return join([...words.filter(({ length }) => length === 1), ...words.filter(({ length }) => length > 1)], ' or ');
  }
  if (view.properties || fieldSchema(view) || view.required) return ['object'];
  if (view.items || view.unevaluatedItems) return ['array'];
  if (view.const !== undefined) return [typeOf(view.const) ?? 'null'];
  if (view.enum) return [shapeText(view)];
  if ((view.pattern ?? view.format ?? view.contentEncoding ?? view.contentSchema) !== undefined) return ['string'];
  // No type means bytes (OpenAPI 3.1, 4.8.14.2).
  return [view.contentMediaType === undefined ? 'any' : 'binary'];
}

function listWords(api: Api, view: Schema, depth: number): Words {
  if (depth >= mostNested) return ['array'];
  if (isFixed(view)) return ['list of fixed items'];
  const { every } = itemSchemas(view);
  return every && !every.never ? ['array of ', ...grouped(typeWords(api, every, below(every, depth)))] : ['array'];
}

function mapWords(api: Api, view: Schema, depth: number): Words {
  const isMap = !view.properties && !view.patternProperties && (view.additionalProperties || !hasParts(view));
  const map = isMap ? fieldSchema(view) : undefined;
  return map && isDescribed(map) && depth < mostNested
    ? ['map to ', ...grouped(typeWords(api, map, below(map, depth)))]
    : ['object'];
}

const shapeText = ({ types = [], enum: values = [] }: Schema) =>
  (types.length > 0 ? types : [...new Set(values.map(({ value }) => typeOf(value) ?? 'null'))]).join(' or ');

/** A schema with a reference or parts is one level deeper, because it may contain itself. */
const below = ({ ref, allOf }: Schema, depth: number) => (ref === undefined && !allOf ? depth : depth + 1);

const isSimple = (view: Schema) => !view.properties && !view.oneOf && !view.anyOf && view.never === undefined;

/** Describe a range: "1 to 5 characters"; null for no limit. */
function range(min: number | undefined, max: number | undefined, word: string): string | null {
  const low = min === undefined || min === 0 ? undefined : min;
  if (low === undefined && max === undefined) return null;
  if (low === max) return `exactly ${count(max ?? 0, word)}`;
  if (max === undefined) return `at least ${count(low ?? 0, word)}`;
  return low === undefined ? `at most ${count(max, word)}` : `${low.toLocaleString('en')} to ${count(max, word)}`;
}

/** Write values for readers, with quotes around texts that look like another value. */
export function valueTexts(values: readonly JsonText[]): string[] {
  const plain = values.every((value) => value.startsWith('"') && !isJsonText(showJson(value)));
  return values.map((value) => (plain ? showJson(value) : value));
}

/** Write a default or an example as the allowed values are written. */
const valueText = ({ enum: values = [] }: Schema, text: JsonText) =>
  valueTexts([text, ...values.map(({ value }) => value)])[0] ?? text;

export const enumTexts = (values: readonly EnumValue[]) => valueTexts(values.map(({ value }) => value));

const isJsonText = (text: string) => text === '' || /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text);

/** Remove keywords that apply to none of the schema's types. */
function applying(view: Schema): Schema {
  const others = keywordTypes.filter(([types]) => view.types && !types.some((type) => view.types?.includes(type)));
  return omit(
    view,
    others.flatMap(([, keywords]) => keywords),
  );
}

/** List limits and rules of a viewed schema, as phrases in lower case; without enums, variants and children. */
export function constraintWords(api: Api, whole: Schema): Words[] {
  const view = applying(whole);
  const words: Words[] = [];
  const say = (text: string | null | undefined | false) => text && words.push([text]);
  const show = (before: string, value: JsonText | undefined) =>
    value !== undefined && words.push([before, code(value)]);
  const { minimum, maximum } = view;

  const single = singleValue(view);
  if (single !== undefined) show(view.nullable ? 'null or ' : 'always ', valueTexts([single])[0]);
  if (minimum !== undefined && maximum !== undefined) words.push([code(minimum), ' to ', code(maximum)]);
  else {
    show('at least ', minimum);
    show('at most ', maximum);
  }
  show('more than ', view.exclusiveMinimum);
  show('less than ', view.exclusiveMaximum);
  show('a multiple of ', view.multipleOf);
  say(range(view.minLength, view.maxLength, 'character'));
  say(range(view.minItems, view.maxItems, 'item'));
  say(view.uniqueItems && 'no duplicates');
  say(range(view.minProperties, view.maxProperties, 'field'));
  say(view.contentEncoding && `encoded as ${view.contentEncoding}`);
  say(view.contentMediaType && `holds ${view.contentMediaType}`);
  show(patternOf(view) === undefined ? 'written as ' : 'matches ', view.pattern);
  if (view.propertyNames) for (const rule of nameRules(api, view.propertyNames)) words.push(['field names: ', ...rule]);
  for (const { property, required } of view.dependentRequired ?? []) {
    words.push(['with ', code(property), ', also ', ...listed(required, ' and ')]);
  }
  // If a nameless schema has nothing else, these are its name; see `variantName`.
  if (
    view.required &&
    view.required.length > 0 &&
    (view.title ?? view.ref ?? view.types ?? view.properties ?? fieldSchema(view) ?? hasParts(view))
  )
    words.push(['needs ', ...listed(view.required, ' and ')]);
  if (view.default !== undefined) show('default ', valueText(view, view.default));
  const xml = view.xml && writesXml(api) && xmlWords(view, view.xml);
  if (xml) words.push(xml);
  const examples = (view.examples ?? []).filter((example) => example !== single && showJson(example) !== '');
  if (examples.length > 0)
    words.push([
      'for example ',
      ...join(
        examples.map((one) => exampleWords(api, view, one)),
        ', ',
      ),
    ]);
  return words;
}

/** Up to this length, in characters, the line of a field shows its complete example. */
const shortExample = 500;

/** Write an example, with its length if it is cut, and with the reason if it does not fit. */
function exampleWords(api: Api, view: Schema, example: JsonText): Words {
  // If only texts are valid, they need no quotes.
  const isText = !view.enum && !view.nullable && view.types?.join() === 'string';
  const shown = isText ? showJson(example) : valueText(view, example);
  const rest = shown.length - shortExample;
  const { path, message } = misfitOf(api, view, example) ?? { path: [] };
  return [
    code(shown.slice(0, shortExample)),
    ...(rest > 0 ? [` and ${count(rest, 'more character')}`] : []),
    ...(message ? [' (does not fit: ', path.length > 0 ? code(path.join('.')) : 'it', ` ${message})`] : []),
  ];
}

/** Explain why an example fits in no direction; undefined if it fits. */
function misfitOf(api: Api, view: Schema, example: JsonText): Problem | undefined {
  const [sent, received] = (['request', 'response'] as const).map((one) => misfit(api, view, parseJson(example), one));
  return sent && received;
}

/** Leave out the examples that fit. */
export const withoutFitting = (api: Api, { examples, ...view }: Schema): Schema => ({
  ...view,
  ...(examples && { examples: examples.filter((example) => misfitOf(api, view, example)) }),
});

const writesXml = remembered((api: Api) =>
  [...api.operations, ...api.webhooks]
    .flatMap((one) => [one, ...one.callbacks.map(({ operation }) => operation)])
    .flatMap(({ requestBody, responses }) => [requestBody ?? { content: [] }, ...responses])
    .some(({ content }) => content.some(({ mediaType }) => /[/+]xml\b/i.test(mediaType))),
);

/** Describe how a value is written as XML; null for a list without an element around it: its name is ignored. */
function xmlWords({ types }: Schema, { name, prefix, namespace, nodeType }: NonNullable<Schema['xml']>): Words | null {
  const isList = types?.includes('array');
  if (isList && nodeType !== 'element') return null;
  const whole = [prefix, name].filter(Boolean).join(':');
  return [
    `XML ${nodeType === 'none' ? 'without an element' : (nodeType ?? 'element')}${whole && ' '}`,
    ...(whole ? [code(whole)] : []),
    ...(namespace ? [' of the namespace ', code(namespace)] : []),
    ...(isList ? [' around the items'] : []),
  ];
}

/** Say whether undescribed fields are allowed, as a sentence; empty if the source does not say. */
export function otherFields(view: Schema): string {
  const { properties = [], patternProperties = [] } = view;
  const others = fieldSchema(view);
  if (!others || isDescribed(others)) return '';
  if (properties.length + patternProperties.length === 0 && !hasParts(view))
    return others.never ? 'No fields.' : 'Fields of any name and type.';
  return others.never ? 'No other fields.' : 'Other fields are allowed.';
}

/** Describe the discriminator's value for a variant, such as "kind is cat or dog"; empty for none. */
export function choosingWords(
  propertyName: string | null,
  { values, otherwise = false }: { values: readonly string[]; otherwise?: boolean },
): Words {
  if (propertyName === null || (values.length === 0 && !otherwise)) return [];
  const other = otherwise ? [values.length > 0 ? ', or anything else' : 'anything else'] : [];
  const choices = values.map((value) => [code(value)]);
  return [code(propertyName), ' is ', ...join(choices, ' or '), ...other];
}

/** Describe the type of a body. A sequence is a stream of its items. */
export function bodyWords(api: Api, { schema, sequence }: Pick<MediaType, 'schema' | 'sequence'>): Words {
  const items = schema && sequence ? viewSchema(api, schema).items : undefined;
  if (items) return ['stream of ', ...typeWords(api, items)];
  return schema ? typeWords(api, schema) : [];
}

/** True for a schema that has its description on its own page. */
export const isDescribedElsewhere = (api: Api, { ref }: Schema): boolean =>
  ref !== undefined && sharedSchema(api, ref).page !== null;

/** True for a schema that limits its values. */
export const isDescribed = (schema: Schema) =>
  !schema.never && Object.keys(schema).some((keyword) => keyword !== 'nullable');

/** Return the schema of every item, or of items without a schema of their own (Core 10.3.1.2 and 11.2). */
export function itemSchemas(view: Schema): { every?: Schema; other?: Schema } {
  const { prefixItems, items, unevaluatedItems, maxItems = Infinity } = view;
  const rest = items ?? unevaluatedItems;
  if (prefixItems) return { other: maxItems <= prefixItems.length ? { never: true } : rest };
  return items || !hasItemParts(view) ? { every: rest } : { other: rest };
}

/** True for an array with parts that may describe items: `unevaluatedItems` does not apply to these items. */
const hasItemParts = (view: Schema) => view.contains !== undefined || hasParts(view);

/** True for an array that allows only the items of `prefixItems`. */
function isFixed(view: Schema): boolean {
  const { other } = itemSchemas(view);
  return (
    view.prefixItems !== undefined && other?.never === true && !(other === view.unevaluatedItems && hasItemParts(view))
  );
}

/** Describe the rules for names of fields. */
function nameRules(api: Api, schema: Schema): Words[] {
  const names = viewSchema(api, schema);
  const values = names.enum && names.enum.length > 1 ? enumTexts(names.enum) : [];
  const any: Words[] = values.length > 0 ? [['any of ', ...listed(values, ', ')]] : [];
  return [...(names.format === undefined ? [] : [[names.format]]), ...constraintWords(api, names), ...any];
}

/** Say whether undescribed items are allowed, as a sentence; empty if the source does not say. */
export function otherItems(view: Schema): string {
  const { every, other } = itemSchemas(view);
  if (every?.never) return 'No items.';
  if (!other || isDescribed(other)) return '';
  return other.never ? 'No other items.' : 'Other items are allowed.';
}

/** Return the only value that a schema allows; undefined for none and for several. */
const singleValue = (view: Schema) => view.const ?? (view.enum?.length === 1 ? view.enum[0]?.value : undefined);

/** Name variants. If they have no names, use the values of a field such as `type` in which all variants differ. */
export function variantNames(api: Api, variants: readonly { schema: Schema }[]): string[] {
  const values = variants.map(({ schema }) => {
    const { properties = [] } = viewSchema(api, schema);
    return new Map(properties.map(({ name, schema: field }) => [name, singleValue(viewSchema(api, field))]));
  });
  const isOfEach = (name: string) => new Set(values.flatMap((one) => one.get(name) ?? [])).size === variants.length;
  const field = [...(values[0]?.keys() ?? [])].find(isOfEach) ?? '';
  return variants.map(({ schema }, index) => {
    const value = values[index]?.get(field);
    return variantName(api, schema, value === undefined ? `Option ${index + 1}` : showJson(value));
  });
}

/** Name a variant or part. @param fallback the name of one without a name */
export function variantName(api: Api, schema: Schema, fallback: string): string {
  const view = viewSchema(api, schema);
  if (view.title) return view.title;
  if (schema.ref !== undefined) return sharedSchema(api, schema.ref).name;
  if (view.required && !view.properties) return `with ${wordsToText(listed(view.required, ' and '))}`;
  const type = wordsToText(typeWords(api, schema));
  return type === 'object' || type === 'any' ? fallback : type;
}
