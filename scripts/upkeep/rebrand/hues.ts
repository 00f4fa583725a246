/** Change a palette's hues but not its luminance, so that every measured contrast is kept. Pure. */

type Triple = [number, number, number];

const channels = (hex: string): Triple => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Triple;

const toHex = (rgb: readonly number[]) =>
  `#${rgb
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Return the relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Return hue (degrees), saturation and lightness (0 to 1) of `#rrggbb`. */
export function toHsl(hex: string): Triple {
  const [r, g, b] = channels(hex);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [range, light] = [most - least, (most + least) / 2];
  if (range === 0) return [0, 0, light];
  const sector = most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [sector * 60, range / (1 - Math.abs(2 * light - 1)), light];
}

function fromHsl([hue, saturation, light]: Triple): Triple {
  const reach = saturation * Math.min(light, 1 - light);
  return [0, 8, 4].map((n) => {
    const k = (n + hue / 30) % 12;
    return light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  }) as Triple;
}

/** Return the distance of two hues, 0 to 180 degrees. */
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** Turn a hue, and find the lightness at which the luminance is the same. @param share of the saturation that stays */
function turn(hex: string, degrees: number, share: number): string {
  const [hue, saturation] = toHsl(hex);
  const wanted = luminance(channels(hex));
  const at = (light: number) => fromHsl([(hue + degrees + 360) % 360, Math.min(1, saturation * share), light]);
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(at(middle)) < wanted) low = middle;
    else high = middle;
  }
  return toHex(at(high));
}

/** A brand's colour before and after. */
export interface Change {
  from: string;
  to: string;
}

/** The distance, in degrees, within which a colour's hue belongs to a brand. */
const reach = 35;

/** Map a colour to the new brand: the brand's own exactly, related ones by hue. */
export function recolor(hex: string, changes: readonly Change[]): string {
  const exact = changes.find(({ from }) => from.toLowerCase() === hex.toLowerCase());
  if (exact) return exact.to.toLowerCase();
  const [hue, saturation] = toHsl(hex);
  const near = changes
    .map((change) => ({ ...change, distance: apart(toHsl(change.from)[0], hue) }))
    .sort((a, b) => a.distance - b.distance)[0];
  if (!near || saturation === 0 || near.distance > reach) return hex;
  const [fromHue, fromSaturation] = toHsl(near.from);
  const [toHue, toSaturation] = toHsl(near.to);
  return turn(hex, toHue - fromHue, Math.min(1, toSaturation / (fromSaturation || 1)));
}

/** Tokens whose colour has a meaning of its own: boxes, methods and code. */
const meaning = /^(color-(note|tip|info|warning|danger)|method|hljs)\b/;

/** Change the brand's colours in the source of the design tokens. */
export function recolorTokens(source: string, changes: readonly Change[]): string {
  return source.replace(/^.*#[0-9a-f]{6}.*$/gim, (line) => {
    const name = /^\s*'([\w-]+)':/.exec(line)?.[1] ?? '';
    return meaning.test(name) ? line : line.replace(/#[0-9a-f]{6}/gi, (hex) => recolor(hex, changes));
  });
}
