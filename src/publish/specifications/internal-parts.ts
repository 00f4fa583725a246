/** Remove the internal parts of specifications. Pure. */
import { parse, stringify } from 'yaml';
import { formatJson, isMap, type JsonValue } from '../../openapi/model/json';

/** Integers keep every digit. Reading has already checked the size of expanded aliases. */
export const parseSpecification = (text: string) =>
  parse(text, { intAsBigInt: true, merge: true, maxAliasCount: -1 }) as JsonValue;

export const printYaml = (value: JsonValue) => stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 });

/** Remove the parts of a text marked with `x-internal`; return a text without marks unchanged. */
export function withoutInternal(text: string): string {
  if (!text.includes('x-internal')) return text;
  const whole = parseSpecification(text);
  if (!holdsInternal(whole)) return text;
  const value = kept(whole);
  return /^\s*[{[]/.test(text) ? `${formatJson(value, 2)}\n` : printYaml(value);
}

function kept(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.filter((item) => !isInternal(item)).map(kept);
  if (!isMap(value)) return value;
  const { properties, required } = value;
  const hidden = isMap(properties) ? Object.keys(properties).filter((name) => isInternal(properties[name])) : [];
  const isShown = (name: JsonValue) => typeof name !== 'string' || !hidden.includes(name);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inside]) => !isInternal(inside))
      .map(([key, inside]) => [
        key,
        key === 'required' && Array.isArray(required) ? required.filter(isShown) : kept(inside),
      ]),
  );
}

const isInternal = (value: JsonValue | undefined) =>
  isMap(value) && Object.hasOwn(value, 'x-internal') && value['x-internal'] === true;

const holdsInternal = (value: JsonValue): boolean =>
  isInternal(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsInternal));
