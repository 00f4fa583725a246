/** Remove the internal parts of specifications. Pure. */
import { parse, stringify } from 'yaml';
import { isMap } from '../../openapi/schema/value-rules';
import { formatJson, type JsonValue } from '../../openapi/model/json';

/** Remove the parts of a text marked with `x-internal`; return a text without marks unchanged. */
export function withoutInternal(text: string): string {
  if (!/x-internal["']?\s*:\s*true/.test(text)) return text;
  const value = kept(parse(text, { intAsBigInt: true, merge: true, maxAliasCount: -1 }) as JsonValue);
  return /^\s*[{[]/.test(text)
    ? `${formatJson(value, 2)}\n`
    : stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 });
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
