/** Example texts and numbers within a schema's limits. Pure. */
import { decimal } from '../schema/decimal';
import { isJsonType, parseJson, type JsonValue } from '../model/json';
import type { JsonText, Schema } from '../model/model';
import { textMatching } from '../schema/pattern';
import { matches, patternOf } from '../schema/value-rules';

/** Examples of formats: the usual one, then shorter ones in case its length is not allowed. */
const formats = new Map<string, readonly [string, ...string[]]>(
  Object.entries({
    date: ['2025-01-31', '20250131'],
    'date-time': ['2025-01-31T09:30:00Z', '2025-01-31T09:30:00', '2025-01-31T09:30:00.000Z'],
    'date-time-local': ['2025-01-31T09:30:00'],
    'http-date': ['Fri, 31 Jan 2025 09:30:00 GMT'],
    time: ['09:30:00Z'],
    'time-local': ['09:30:00'],
    duration: ['P3DT4H', 'P3D'],
    email: ['name@example.com', 'a@a.example', 'a@b'],
    'idn-email': ['name@example.com', 'a@a.example', 'a@b'],
    hostname: ['example.com', 'a.example'],
    'idn-hostname': ['example.com', 'a.example'],
    ipv4: ['192.0.2.1', '1.1.1.1'],
    ipv6: ['2001:db8::1', '::1'],
    uri: ['https://example.com', 'http://a.example', 'urn:a:b', 'a:b'],
    url: ['https://example.com', 'http://a.example', 'http://a'],
    iri: ['https://example.com', 'http://a.example', 'urn:a:b', 'a:b'],
    'uri-reference': ['/example'],
    'iri-reference': ['/example'],
    'uri-template': ['https://example.com/{id}', '/{id}', 'a'],
    uuid: ['0b8f5c52-3f0e-4e0a-9a51-6f5d1c1f7a10'],
    byte: ['ZXhhbXBsZQ==', 'ZXhh'],
    binary: ['file.bin'],
    password: ['secret'],
    regex: ['^[a-z]+$', 'a'],
    'json-pointer': ['/data/0'],
    'relative-json-pointer': ['1/data'],
    int64: ['9007199254740993'],
    char: ['a'],
  }),
);

/** The maximum length of an example text. */
const longest = 10_000;

/** Write an example text. `turn` makes the items of an array differ. */
export function exampleString(view: Schema, turn: number): string {
  const { maxLength = Infinity, format = '', contentEncoding, contentMediaType = '' } = view;
  const pattern = patternOf(view);
  const minLength = Math.min(view.minLength ?? 0, longest);
  const known = formats.get(format);
  const plain = isJsonType(contentMediaType) ? '{}' : contentEncoding ? 'example' : 'string';
  const texts = (known ?? [encoded(plain, contentEncoding)]).map((one) => vary(one, turn, format));
  const fits = (one: string) => one.length <= maxLength && (pattern === undefined || matches(pattern, one));
  const fitting = texts.find((one) => one.length >= minLength && fits(one)) ?? texts.find(fits);
  if (pattern !== undefined) {
    const matching = (known && fitting) ?? textMatching(pattern, minLength + turn, maxLength);
    if (matching !== null) return matching;
  }
  if (fitting !== undefined && /mail|hostname/.test(format)) return fitting.padStart(minLength, 'a');
  if (fitting !== undefined)
    return fitting.padEnd(minLength, /^(?:ur|ir)[il]/.test(format) ? '/example' : fitting || 'a');
  // A number at the end makes texts without a format differ.
  const end = known || turn === 0 ? '' : String(turn + 1);
  return (texts[0] ?? '').slice(0, Math.max(0, maxLength - end.length)) + end;
}

/** Encode a text (JSON Schema Validation 2020-12, 8.3; RFC 4648). */
export function encoded(text: string, encoding = ''): string {
  const kind = encoding.toLowerCase();
  if (kind === 'base16') return Buffer.from(text).toString('hex').toUpperCase();
  return kind === 'base64' || kind === 'base64url' ? Buffer.from(text).toString(kind) : text;
}

/** Vary a text but not its form: advance its last letter or digit. */
function vary(text: string, turn: number, format: string): string {
  if (turn === 0) return text;
  if (!formats.has(format)) return `${text}${turn + 1}`;
  if (format === 'uri' || format === 'url' || format === 'iri' || format.endsWith('reference'))
    return `${text}/${turn + 1}`;
  if (format === 'email' || format === 'hostname') return `a${turn + 1}.${text}`;
  if (format === 'date-time' || format === 'time')
    return text.replace('30:00', `30:${String(turn % 60).padStart(2, '0')}`);
  if (format === 'date') return text.replace('2025', String(2025 + turn));
  return text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + turn) % 10));
}

/** Find the smallest allowed value from 1 upwards, or else the largest one below 1. */
export function exampleNumber(view: Schema, type: 'integer' | 'number', turn: number): JsonValue {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = view;
  const limits = [minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf].filter(
    (limit) => limit !== undefined,
  );
  // Count in units of a power of ten, so decimals stay exact. A number between two limits may need one more digit.
  const more = type === 'number' && limits.length > 0 && multipleOf === undefined ? 1 : 0;
  const scale = Math.max(0, ...limits.map((limit) => decimal(limit).scale)) + more;
  const units = (limit: JsonText | undefined, more = 0n): bigint[] => {
    if (limit === undefined) return [];
    const { digits, scale: own } = decimal(limit);
    return [digits * 10n ** BigInt(scale - own) + more];
  };
  const [one = 1n] = units('1');
  const [multiple] = units(multipleOf);
  const step = (type === 'integer' ? lcm(multiple ?? one, one) || one : multiple) || 1n;
  const low = inOrder([...units(minimum), ...units(exclusiveMinimum, 1n)]).at(-1);
  const [high] = inOrder([...units(maximum), ...units(exclusiveMaximum, -1n)]);
  const usual = multiple ?? one;
  const isDownwards = low === undefined && high !== undefined && high <= usual;
  const isBelow = high !== undefined && high < usual;
  // Numbers of pages and offsets often begin at 0.
  const isFromLow = low !== undefined && (low === 0n || low > usual || isBelow);
  const up = isDownwards ? -step : step;
  let value = ceil(isDownwards ? high : isFromLow ? low : usual, up);
  if (high !== undefined && value > high) value = ceil(high, -step);
  value += up * BigInt(turn);
  return number(value, scale);
}

const inOrder = (numbers: bigint[]) => numbers.sort((a, b) => (a < b ? -1 : 1));
const abs = (a: bigint) => (a < 0n ? -a : a);
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? abs(a) : gcd(b, a % b));
const lcm = (a: bigint, b: bigint) => (a === 0n || b === 0n ? 0n : abs(a * b) / gcd(a, b));

/** Round up to a multiple of `step`, or down where `step` is negative. */
function ceil(value: bigint, step: bigint): bigint {
  const size = abs(step);
  const rest = ((value % size) + size) % size;
  if (rest === 0n) return value;
  return step > 0n ? value + size - rest : value - rest;
}

function number(units: bigint, scale: number): JsonValue {
  const digits = abs(units)
    .toString()
    .padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(whole.length).replace(/0+$/, '');
  return parseJson(`${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`);
}
