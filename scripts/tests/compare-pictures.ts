/** Compare two pictures of a page. */
import sharp from 'sharp';

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Change {
  /** The changed share of the larger picture, 0 to 1. */
  share: number;
  /** Rectangles around what changed, in pixels, from the top. */
  areas: Area[];
}

/** Side of the compared squares, in pixels; changes in neighbouring squares form one area. */
const square = 32;
/** The smallest difference that counts, of 255, by channel. Less is noise, as at the edges of letters. */
const tolerance = 12;

/** Read a picture as red, green and blue of its pixels. */
async function readPixels(picture: string | Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Compare two PNG pictures, given by their files or contents. Whatever only one of them covers counts as changed. */
export async function comparePictures(before: string | Buffer, after: string | Buffer): Promise<Change> {
  const [a, b] = await Promise.all([readPixels(before), readPixels(after)]);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const columns = Math.ceil(width / square);
  const changed = new Set<number>();
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInBoth = x < a.width && x < b.width && y < a.height && y < b.height;
      const [at, from] = [(y * b.width + x) * 3, (y * a.width + x) * 3];
      const differs = (channel: number) =>
        Math.abs((b.data[at + channel] ?? 0) - (a.data[from + channel] ?? 0)) > tolerance;
      if (isInBoth && !differs(0) && !differs(1) && !differs(2)) continue;
      count += 1;
      changed.add(Math.floor(y / square) * columns + Math.floor(x / square));
    }
  return { share: count / (width * height), areas: joinSquares(changed, columns, width, height) };
}

/** Draw rectangles around squares that touch each other. */
function joinSquares(squares: Set<number>, columns: number, width: number, height: number): Area[] {
  const left = new Set([...squares].sort((a, b) => a - b));
  const areas: Area[] = [];
  for (const first of left) {
    const group = [first];
    left.delete(first);
    for (const one of group) {
      const column = one % columns;
      const sides = [one - columns, one + columns, column > 0 ? one - 1 : -1, column < columns - 1 ? one + 1 : -1];
      for (const next of sides) if (left.delete(next)) group.push(next);
    }
    const xs = group.map((one) => (one % columns) * square);
    const ys = group.map((one) => Math.floor(one / columns) * square);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    areas.push({
      left: x,
      top: y,
      width: Math.min(Math.max(...xs) + square, width) - x,
      height: Math.min(Math.max(...ys) + square, height) - y,
    });
  }
  return areas;
}
