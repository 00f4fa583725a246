import type { JsonText } from '../model/model';

/** The largest exponent that is computed; a double ends at 308. */
const highest = 1000;

/** Read a decimal number's text as an integer over a power of ten, so that no digit is lost. */
export function decimal(text: JsonText): { digits: bigint; scale: number } {
  const [mantissa = '0', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Math.max(-highest, Math.min(highest, Number(exponent)));
  const digits = BigInt(whole + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** Scale two numbers to integers. */
export function aligned(a: JsonText, b: JsonText): [bigint, bigint] {
  const [x, y] = [decimal(a), decimal(b)];
  const scale = Math.max(x.scale, y.scale);
  return [x.digits * 10n ** BigInt(scale - x.scale), y.digits * 10n ** BigInt(scale - y.scale)];
}

/** Compare two numbers: negative if `a` is smaller. */
export function compareNumbers(a: JsonText, b: JsonText): number {
  const [x, y] = aligned(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
}
