/** Remove the internal parts of specifications. Pure. */
import { lookUp, printYaml, readDocument } from '../../openapi/source/document';
import { formatJson, isMap, parseJson, type JsonValue } from '../../openapi/model/json';
import { field } from '../../openapi/source/raw';
import { decode } from '../../text/decode';
import { entriesOf, objectOf } from '../../text/ordered';

/** Keep every digit of integers and the order of names. Reading has already checked the text. */
export const parseSpecification = (text: string) => parseJson(formatJson(readDocument('', text).root));

/** Remove the parts marked with `x-internal` from a text; return a text without marks unchanged. */
export function withoutInternal(text: string): string {
  if (!text.includes('x-internal')) return text;
  const whole = parseSpecification(text);
  if (!holds(whole, isInternal)) return text;
  // Keep the mark of a complete file, so references to the file are removed, too.
  const value = isInternal(whole) ? { 'x-internal': true } : publicParts(whole);
  return /^\s*[{[]/.test(text) ? `${formatJson(value, 2)}\n` : printYaml(value);
}

/** Remove the marked parts of a value. */
export function publicParts(value: JsonValue, whole = value): JsonValue {
  const isHidden = (part: JsonValue | undefined) => {
    const { $ref = '' } = isMap(part) ? part : {};
    return (
      isInternal(part) ||
      (typeof $ref === 'string' && $ref.startsWith('#/') && isInternal(lookUp(whole, decode($ref.slice(1)))))
    );
  };
  if (Array.isArray(value)) return value.filter((item) => !isHidden(item)).map((item) => publicParts(item, whole));
  if (!isMap(value)) return value;
  const { properties, required } = value;
  const hidden = isMap(properties) ? Object.keys(properties).filter((name) => isHidden(properties[name])) : [];
  const isShown = (name: JsonValue) => typeof name !== 'string' || !hidden.includes(name);
  return objectOf(
    entriesOf(value)
      .filter(([, inside]) => !isHidden(inside))
      .map(([key, inside]) => [
        key,
        key === 'required' && Array.isArray(required) ? required.filter(isShown) : publicParts(inside, whole),
      ]),
  );
}

const isInternal = (value: JsonValue | undefined) => field(value, 'x-internal') === true;

/** True for a value that passes a test, or that contains such a value. */
export const holds = (value: JsonValue, isOne: (value: JsonValue) => boolean): boolean =>
  isOne(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inside) => holds(inside, isOne)));
