/** Files of a site for `npm run serve`: in memory, compressed on first request. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { contentType, isText } from './content-types';

type Encoding = 'br' | 'gzip' | 'identity';

export interface Asset {
  type: string;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

/** Reads a file of the site. */
export async function loadAsset(folder: string, file: string): Promise<Asset> {
  const identity = await readFile(join(folder, file));
  return {
    type: contentType(file),
    // Weak, since the bytes differ by encoding, but the content does not.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`,
    bodies: { identity },
  };
}

/** Choose the best encoding that the reader accepts. RFC 9110, 12.5.3; a weight of 0 means "not this one". */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([name]) => name);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** The bytes of a file in one encoding. */
async function encode(asset: Asset, encoding: Encoding): Promise<Buffer> {
  const { identity } = asset.bodies;
  const body =
    asset.bodies[encoding] ??
    (encoding === 'br' ? await promisify(brotliCompress)(identity) : await promisify(gzip)(identity));
  asset.bodies[encoding] = body;
  return body;
}

/** Choose the representation for the accepted encodings. */
export async function encodeFor(
  asset: Asset,
  acceptEncoding: string | undefined,
): Promise<{ encoding: Encoding; body: Buffer }> {
  const encoding = isText(asset.type) ? negotiateEncoding(acceptEncoding) : 'identity';
  return { encoding, body: await encode(asset, encoding) };
}
