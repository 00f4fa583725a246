/** Check YAML values against the JSON Schemas of `schemas/`, the same files that editors use. */
import { Ajv, type ErrorObject } from 'ajv';
import { isDay } from '../../text/day';
import { kebabCase } from '../../paths';
import { site } from '../../site';
import { nearest } from '../../text/nearest';
import { suggest, type Finding, type Source } from './source';
import type { Yaml } from './yaml';

const ajv = new Ajv({ allErrors: true, verbose: true, strict: true });
ajv.addFormat('date', isDay);

/** Report every difference between the value and its JSON Schema. @returns true if there is none */
export function matches(schema: object, yaml: Yaml, source: Source): boolean {
  // ajv compiles each schema only once.
  const validate = ajv.compile(schema);
  if (validate(yaml.value)) {
    checkPlain(yaml.value, [], yaml, source);
    return true;
  }
  const errors = validate.errors ?? [];
  const outdented = errors.find(isOutdented);
  if (outdented) {
    const name = nameOf(outdented);
    source.error(
      yaml.place(outdented.instancePath.split('/').slice(1), 'key'),
      `\`${name}\` belongs to the entry above, and begins too far left.`,
      `Begin the lines of this entry with two spaces: \`  ${name}: ${show(outdented.data)}\`.`,
    );
    return false;
  }
  const firsts = new Map<string, Finding>();
  for (const error of errors) {
    if (error.keyword === 'if' || isMisspelt(error, errors)) continue;
    report(error, yaml, source);
    const one = source.diagnostics.at(-1);
    const [fix = '', value] = /^[^`]*(`[^`]*`)[^`]*$/.exec(one?.fix ?? '') ?? [];
    const isEntry = /\/\d+$/.test(error.instancePath);
    if (!one || value === undefined || !(isEntry || /^(?:additionalProperties|pattern)$/.test(error.keyword))) continue;
    // One habit, such as capital letters, causes several mistakes in an entry.
    const key = `${error.keyword} ${error.instancePath.replace(isEntry || error.keyword === 'pattern' ? /\/[^/]*$/ : '', '')} ${fix.replace(value, '')}`;
    const first = firsts.get(key);
    if (!first) firsts.set(key, one);
    else source.diagnostics.pop();
    if (first) first.fix += ` And ${value}${fix.at(-1)}`;
  }
  return false;
}

const nameOf = ({ instancePath }: ErrorObject) => instancePath.split('/').at(-1) ?? '';

/** True for an entry's field that is indented like an entry. */
const isOutdented = (error: ErrorObject): boolean =>
  error.keyword === 'type' &&
  typeof error.data === 'string' &&
  Object.hasOwn((error.parentSchema as Annotations).properties ?? {}, nameOf(error));

/** Matches fields whose values are not sentences. */
const isName = /^(?:path|url|moved_from|example|args|lint_ignore|from|to)$/;

/** Report Markdown in values, which are shown as typed. */
function checkPlain(value: unknown, path: readonly string[], yaml: Yaml, source: Source): void {
  const field = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (typeof value === 'object' && value !== null && !isName.test(field))
    for (const [key, one] of Object.entries(value)) checkPlain(one, [...path, key], yaml, source);
  const [sign] = (typeof value === 'string' && !isName.test(field) && /\*\*|`|<\/?[a-z]+>|\]\(/i.exec(value)) || [];
  if (sign !== undefined)
    source.warning(
      yaml.place(path),
      `\`${field}\` is plain text: ${sign === '`' ? 'a backtick' : `\`${sign}\``} is shown as typed.`,
      'Write only the words.',
    );
}

interface Form {
  type?: string;
  pattern?: string;
  format?: string;
  items?: Form;
}

/** Read a day in another form; undefined if it may mean two days. */
function dayOf(value: string): string | undefined {
  const [, a = '', sign, b = '', c = ''] = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/.exec(value) ?? [];
  const write = (...parts: string[]) => parts.map((part) => part.padStart(2, '0')).join('-');
  const inWords = /[a-z]{3}/i.test(value) ? Date.parse(`${value} UTC`) : NaN;
  if (inWords > 0) return new Date(inWords).toISOString().slice(0, 10);
  const days = a.length === 4 ? [write(a, b, c)] : [write(c, b, a), ...(sign === '.' ? [] : [write(c, a, b)])];
  const [day, ...others] = new Set(days.filter(isDay));
  return others.length === 0 ? day : undefined;
}

/** Correct a value if only its form is wrong; undefined for other values. */
function better(value: unknown, { type, pattern, format, items = {} }: Form): string | undefined {
  if (type === 'string' && typeof value === 'object' && value) {
    const [only, ...others] = Array.isArray(value) ? (value as unknown[]) : Object.keys(value);
    return others.length === 0 && only !== undefined ? String(only) : undefined;
  }
  if (typeof value !== 'string') return undefined;
  if (type === 'array') {
    const parts = value
      .replace(/^\[|\]$/g, '')
      .split(/\s*,\s*/)
      .map((part) => better(part, items) ?? part);
    return `[${parts.join(', ')}]`;
  }
  if (type === 'number') return /^-?\d+(?:\.\d+)?/.exec(value.replace(',', '.'))?.[0];
  if (format === 'date') return dayOf(value);
  const bare = value
    .replace(site.url, '')
    .replace(/^http:\/\/|^\/+|\/+$/g, '')
    .replace(/^(?:(?:\.{0,2}\/)*content\/(?:pages\/)?)?(.*)\.mdx?$/, '$1');
  const isSite = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$)/i.test(bare);
  const address = isSite ? `https://${bare}` : `/${bare}${bare.includes('#') ? '' : '/'}`;
  const form = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return form && !form.test(value) ? [address, kebabCase(value)].find((one) => form.test(one)) : undefined;
}

/** True for a missing field if the file has an unknown one in its place: another message names the unknown field. */
function isMisspelt(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const { keyword, params, instancePath } = error;
  if (keyword !== 'required') return false;
  const { missingProperty } = params as { missingProperty: string };
  const here = errors.filter((other) => other.instancePath === instancePath);
  const unknown = here.filter((other) => other.keyword === 'additionalProperties');
  return (
    (unknown.length > 0 && unknown.length === Object.keys(error.data as object).length) ||
    (unknown.length === 1 && here.filter((other) => other.keyword === 'required').length === 1) ||
    unknown.some(
      ({ params }) =>
        nearest((params as { additionalProperty: string }).additionalProperty, [missingProperty]) !== undefined,
    )
  );
}

interface Annotations {
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Annotations>;
}

function report(error: ErrorObject, yaml: Yaml, source: Source): void {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  const schema = (error.parentSchema ?? {}) as Annotations;
  const field = [...path].reverse().find((part) => !/^\d+$/.test(part)) ?? '';
  const value = yaml.place(path);
  const params = error.params as Record<string, unknown>;

  const form = better(error.data, schema as object);
  const isEntry = /^\d+$/.test(path.at(-1) ?? '');
  const own = form && (isEntry ? `Write \`${form}\`.` : `Write it like this: \`${field}: ${form}\`.`);
  const say = (message: string, fix = own ?? example(field, schema), place = value) =>
    source.error(place, message, fix);

  switch (error.keyword) {
    case 'additionalProperties': {
      const unknown = String(params.additionalProperty);
      const fix = suggest(unknown, Object.keys(schema.properties ?? {}), 'field');
      return say(`There is no field \`${unknown}\` here.`, fix, yaml.place([...path, unknown], 'key'));
    }
    case 'required': {
      const missing = String(params.missingProperty);
      const fix = example(missing, schema.properties?.[missing]);
      return source.error(yaml.place(path, 'key'), `The field \`${missing}\` is missing.`, fix);
    }
    case 'type': {
      if (error.data === null && path.length === 0)
        return say('This file is empty.', 'Write its fields, or delete it.');
      if (error.data === null) return say(`\`${field}\` is empty.`);
      const asList = 'Begin each entry with `- `, and indent its other lines by two spaces.';
      if (path.length === 0 && params.type === 'array') return say('This file holds a list.', asList);
      if (path.length === 0)
        return say(
          'Fields are expected here.',
          Array.isArray(error.data)
            ? 'Remove the dash before each name, and the spaces before its fields.'
            : 'Write one on each line, without a sign before it: `title: Server commands`.',
        );
      const message = `\`${field}\` must be ${kindNames[String(params.type)]}; this is ${kindOf(error.data)}.`;
      if (params.type === 'string' && typeof error.data !== 'object' && (schema as Form).format === undefined) {
        // Quote the text of the file: `1.0`, not 1.
        const quoted = `"${/^[^\s,\]}#]*/.exec(source.after(value))?.[0]}"`;
        return say(message, `Put it in quotes: \`${path.at(-1) === field ? `${field}: ` : ''}${quoted}\`.`);
      }
      const isNo = params.type === 'boolean' && /^(no?|off|false)$/i.test(show(error.data));
      if (isNo) return say(message, `Write it like this: \`${field}: false\`.`);
      if (params.type === 'array' && typeof error.data === 'object') return say(message, asList);
      if (params.type === 'object' && schema.properties) {
        const names = Object.keys(schema.properties);
        const values = show(error.data).split(/\s*(?:[-=]+>|→|,)\s*/);
        const entry = names.map((name, index) => `${name}: ${values[index]}`).join(', ');
        const fields = `Write its fields below it: ${names.join(', ')}.`;
        return values.length === names.length && field === ''
          ? say('This entry has no fields.', `Write \`- { ${entry} }\`.`)
          : say(message, schema.description ?? fields);
      }
      const order = params.type === 'number' && form === undefined && schema.description;
      return say(message, order ? `${order} ${example(field, schema)}` : undefined);
    }
    case 'uniqueItems': {
      const place = yaml.place([...path, String(params.i)]);
      return say(`\`${field}\` has the same entry twice.`, 'Keep one of the two.', place);
    }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      return say(`\`${field}\` can't be \`${show(error.data)}\`.`, suggest(show(error.data), allowed, 'value'));
    }
    case 'pattern':
      if (error.data === '') return;
      return say(`\`${field}\` can't be \`${show(error.data)}\`.`, own ?? schema.description);
    default:
      return say(`\`${field}\` ${problems[error.keyword] ?? error.message ?? 'is not what it should be'}.`);
  }
}

function example(field: string, schema: Annotations | undefined): string | undefined {
  const sample = schema?.examples?.[0];
  if (sample === undefined) return schema?.description;
  const written = Array.isArray(sample) ? `[${sample.map(show).join(', ')}]` : show(sample);
  return `Write it like this: \`${field}: ${written}\`.`;
}

/** The end of a message about a field, by the keyword of JSON Schema that reports it. */
const problems: Record<string, string> = {
  format: 'must be a day that exists, written year-month-day',
  minLength: 'is empty',
  minItems: 'needs at least one entry',
};

/** The types of JSON Schema that fields have, in words. */
const kindNames: Record<string, string> = {
  string: 'text',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a group of fields',
  number: 'a number',
};

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'string' ? 'text' : `the ${typeof value === 'boolean' ? 'value' : 'number'} ${show(value)}`;
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
