/** The rules for single values, each with its error message. Pure; runs in browsers too. */
import { nearest } from '../../text/nearest';
import { formatJson, isMap, isLong, isNumber, parseJson, type JsonValue } from '../model/json';
import type { JsonText, Schema, SchemaType } from '../model/model';
import { aligned, compareNumbers, decimal } from './decimal';

export function isType(value: JsonValue, type: SchemaType): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isMap(value);
    case 'integer':
      return Number.isInteger(value) || (isLong(value) && decimal(value.text).scale === 0);
    case 'number':
      return isNumber(value);
    default:
      return typeof value === type;
  }
}

/** Names of types in messages. */
export const typeWords: Record<SchemaType | 'null', string> = {
  string: 'text',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

function kindOf(value: JsonValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  const types: SchemaType[] = ['integer', 'number', 'string', 'array', 'object'];
  return typeWords[types.find((type) => isType(value, type)) ?? 'object'];
}

export const either = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

export function typeMessage(types: readonly SchemaType[], { nullable }: Schema, value: JsonValue): string {
  const wanted = either([...types, ...(nullable ? (['null'] as const) : [])].map((type) => typeWords[type]));
  const isQuoted =
    typeof value === 'string' &&
    types.some((type) => /^(integer|number|boolean)$/.test(type)) &&
    /^(-?\d+(\.\d+)?|true|false)$/.test(value);
  return `must be ${wanted}, and is ${kindOf(value)}${isQuoted ? ': remove the quotes' : ''}`;
}

export const equal = (value: JsonValue, text: JsonText) => formatJson(value) === formatJson(parseJson(text));

const manyValues = 8;

export function enumMessage({ enum: values = [], nullable }: Schema, value: JsonValue): string {
  const texts = [...values.map((one) => one.value), ...(nullable ? ['null'] : [])];
  const bare = (text: JsonText) => text.replace(/^"|"$/g, '');
  const guess = nearest(bare(formatJson(value)), texts.map(bare));
  const near = texts.find((text) => bare(text) === guess);
  if (near !== undefined) return `cannot be ${formatJson(value)}: did you mean ${near}?`;
  const shown = texts.slice(0, manyValues);
  return `must be ${texts.length > shown.length ? `one of ${texts.length} values, such as ${shown.join(', ')}` : either(shown)}`;
}

/** @param of limits what is counted, such as " of a certain shape" */
export function sizeMessages(size: number, least = 0, most = Infinity, noun: string, of = ''): string[] {
  if (size >= least && size <= most) return [];
  const [limit, amount] = size < least ? ['least', least] : ['most', most];
  return [`must have at ${limit} ${amount} ${noun}${amount === 1 ? '' : 's'}${of}, and has ${size}`];
}

/** Matches a template such as `yyyy-MM-dd'T'HH:mm:ss`, `xxxx-xxxx` or `%H:%M`. */
const template = /^(?=.*(?:([A-Za-z])\1|%[A-Za-z]))[\w\s'":.,/[\]%^$-]+$/;

/** Return a schema's pattern; undefined if a template of its format stands in its place. */
export const patternOf = ({ pattern, format = '' }: Schema): string | undefined =>
  /^(?:date|time|uuid)/.test(format) && template.test(pattern ?? '') ? undefined : pattern;

export function stringMessages(view: Schema, value: string): string[] {
  const { minLength, maxLength } = view;
  const pattern = patternOf(view);
  return [
    ...sizeMessages([...value].length, minLength, maxLength, 'character'),
    ...(pattern !== undefined && !matches(pattern, value) ? [`must match the pattern ${pattern}`] : []),
  ];
}

/** True if the text matches a regular expression of ECMA-262, as in JSON Schema, and for an invalid expression. */
export function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

export function numberMessages(view: Schema, value: JsonText): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = view;
  const isMultiple = (step: JsonText) => {
    const [number, unit] = aligned(value, step);
    return unit === 0n || number % unit === 0n;
  };
  return [
    ...(minimum !== undefined && compareNumbers(value, minimum) < 0 ? [`must be at least ${minimum}`] : []),
    ...(maximum !== undefined && compareNumbers(value, maximum) > 0 ? [`must be at most ${maximum}`] : []),
    ...(exclusiveMinimum !== undefined && compareNumbers(value, exclusiveMinimum) <= 0
      ? [`must be more than ${exclusiveMinimum}`]
      : []),
    ...(exclusiveMaximum !== undefined && compareNumbers(value, exclusiveMaximum) >= 0
      ? [`must be less than ${exclusiveMaximum}`]
      : []),
    ...(multipleOf !== undefined && !isMultiple(multipleOf) ? [`must be a multiple of ${multipleOf}`] : []),
  ];
}
