import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { replaceFile } from '../../change-files';
import type { ImageAsset } from '../../content/text/context';
import { isPicture } from '../../file-names';
import type { Diagnostic } from '../../report/diagnostic';

/** Widths, in pixels, of the copies that are smaller than a picture. The text column is 720 px wide at most. */
const widths = [480, 960];
const maximumWidth = 1440;

/** The maximum size of a picture in bytes: every copy of the repository holds it. */
const maximumBytes = 5_000_000;

/** Pictures that are published unchanged: vectors, and pictures that may move. */
const whole = /\.(svg|gif|apng)$/i;

/**
 * Write the pictures of the content: WebP in several widths, SVG unchanged, each at an address that changes with the picture. Keep
 * the copies that `folder` has. Report a file that is not a picture of its kind.
 * @param folder served at `/images/`
 */
export async function contentImages(
  root: string,
  files: Iterable<string>,
  folder: string,
): Promise<{ images: Map<string, ImageAsset>; diagnostics: Diagnostic[] }> {
  const images = new Map<string, ImageAsset>();
  await mkdir(folder, { recursive: true });
  const diagnostics = await eachPicture(root, files, async (file, bytes) =>
    images.set(file, await variants(file, bytes, folder)),
  );
  return { images, diagnostics };
}

/** Report pictures that are damaged or too large, without writing any. */
export function checkPictures(root: string, files: Iterable<string>): Promise<Diagnostic[]> {
  return eachPicture(root, files, (_file, bytes) => sharp(bytes).stats());
}

/** Read each picture, and report its errors. */
async function eachPicture(
  root: string,
  files: Iterable<string>,
  read: (file: string, bytes: Buffer) => Promise<unknown>,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    if (!isPicture(file)) continue;
    const bytes = await readFile(path.join(root, file));
    if (bytes.length > maximumBytes)
      diagnostics.push({
        severity: 'warning',
        file,
        message: `This picture is ${(bytes.length / 1e6).toFixed(1)} MB, far more than a page can show.`,
        fix: `Make it at most ${2 * maximumWidth} pixels wide, and save it again.`,
      });
    try {
      await read(file, bytes);
    } catch (error) {
      diagnostics.push({
        severity: 'error',
        file,
        ...explainPicture(file, bytes, (error as Error).message),
      });
    }
  }
  return diagnostics;
}

/** The first bytes of files that writers rename to pictures, as Latin-1, and the kinds of these files. */
const otherKinds: readonly [RegExp, string][] = [
  [/^BM/, 'a bitmap (BMP)'],
  [/^....ftyp(?:hei|mif|msf)/s, 'a photo of a phone (HEIC)'],
  [/^(?:II\*|MM)\0/, 'a TIFF file'],
  [/^%PDF/, 'a PDF'],
  [/^8BPS/, 'a file of Photoshop'],
  [/^\s*<(?:!doctype|html)/i, 'a web page'],
  [/^PK/, 'an archive or a document of Office'],
];

/** Say why a file can't be read as a picture. */
function explainPicture(file: string, bytes: Buffer, reason: string): Pick<Diagnostic, 'message' | 'fix'> {
  const fix = 'Save it again, or replace it.';
  if (bytes.length === 0) return { message: 'This file is empty.', fix };
  const [, kind] = otherKinds.find(([pattern]) => pattern.test(bytes.toString('latin1', 0, 64))) ?? [];
  if (kind !== undefined)
    return {
      message: `This file is ${kind}, and no page can show it, although its name ends in \`${path.extname(file)}\`.`,
      fix: 'Open it, and save it as `.png` or `.jpg` with "Save as".',
    };
  return /unsupported image format/.test(reason)
    ? { message: 'This file holds no picture.', fix }
    : { message: 'This picture is cut off or damaged.', fix };
}

/** List the addresses of all copies of a picture. */
export function imageAddresses({ src, srcSet }: ImageAsset): string[] {
  return srcSet?.split(', ').map((source) => source.replace(/ \d+w$/, '')) ?? [src];
}

/** Write the copies of a picture. Their names are its name, its digest and their widths. */
async function variants(file: string, bytes: Buffer, folder: string): Promise<ImageAsset> {
  const { pages = 1, orientation = 1, ...size } = await sharp(bytes).metadata();
  // Phones store a picture as their sensor sees it, and how to turn it (EXIF, `Orientation`): from 5 on by a quarter.
  const [width = 0, height = 0] = orientation < 5 ? [size.width, size.height] : [size.height, size.width];
  // Former builds did not turn pictures, and browsers keep a picture for a year, so a turned one needs another address.
  const digest = createHash('sha256')
    .update(bytes)
    .update(orientation > 1 ? 'upright' : '')
    .digest('hex')
    .slice(0, 10);
  const stem = `${path.basename(file).replace(/\.\w+$/, '')}-${digest}`;
  const write = async (name: string, make: () => Buffer | Promise<Buffer>) => {
    const target = path.join(folder, name);
    if (!existsSync(target)) {
      const part = `${target}.${process.pid}.part`;
      await writeFile(part, await make());
      replaceFile(part, target);
    }
    return `/images/${name}`;
  };
  if (pages > 1 || whole.test(file)) {
    const src = await write(`${stem}${path.extname(file).toLowerCase()}`, () => bytes);
    return { src, width, height };
  }
  const webp = (size: number) =>
    write(`${stem}-${size}.webp`, () => sharp(bytes).rotate().resize({ width: size }).webp({ quality: 82 }).toBuffer());
  const largest = Math.min(width, maximumWidth);
  const src = await webp(largest);
  const sources = [`${src} ${largest}w`];
  for (const size of widths.filter((candidate) => candidate < largest)) sources.push(`${await webp(size)} ${size}w`);
  return { src, width, height, srcSet: sources.join(', ') };
}
