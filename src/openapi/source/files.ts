/** Reads the files of a specification with swagger-parser: it opens one after another, and `readDocument` parses each. */
import { posix } from 'node:path';
import { resolve } from 'swagger-parser';
import { decode } from '../../text/decode';
import { withLineFeeds } from '../../text/encoding';
import { isScalar, type JsonValue } from '../model/json';
import { encode } from '../model/serialize';
import { readDocument, type SpecFile } from './document';

/** Return the path of the file that another file refers to by an address; null for one on another site. */
export function pathOf(from: string, address: string): string | null {
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? null : posix.normalize(posix.join(posix.dirname(from), decode(address)));
}

/** A path is one segment of its URL, where `../` would never lead out of the first folder. */
const urlOf = (path: string) => `openapi:///${encode(path)}`;
const pathIn = (url: string) => decodeURIComponent(url.slice(urlOf('').length));

/**
 * Read a specification and all files that it refers to. Missing ones are left out.
 * @throws the error of swagger-parser
 */
export async function readFiles(first: string, readFile: (path: string) => string | null) {
  const files = new Map<string, SpecFile>();
  const parse = ({ url, data }: { url: string; data: unknown }) => {
    const path = pathIn(url);
    const isText = path !== first && /\.(?!ya?ml$|json$)\w+$/i.test(path);
    const text = typeof data === 'string' ? withLineFeeds(data) : null;
    if (text !== null)
      files.set(path, isText ? { ...readDocument(path, ''), text, root: text } : readDocument(path, text));
    // swagger-parser knows no OpenAPI 3.2 and fails at an address that is no URL, so it is given the references alone.
    return { swagger: '2.0', references: references(path, files.get(path)?.root ?? null) };
  };
  await resolve(urlOf(first), {
    resolve: { http: false, file: { canRead: true, read: ({ url }: { url: string }) => readFile(pathIn(url)) ?? {} } },
    parse: { json: false, yaml: false, text: false, binary: false, openapi: { canParse: true, parse } },
  });
  const source = files.get(first);
  if (!source) throw new Error('It opened no file.');
  return { source, files };
}

/** List the references of a file to others, with those of discriminators and, in OpenAPI 3.2, to security schemes. */
function references(path: string, root: JsonValue): { $ref: string }[] {
  const found = new Set<string | null>();
  const visit = (value: JsonValue, key: string): void => {
    if (typeof value === 'string' && /^(?:\$ref|\$dynamicRef|defaultMapping)$/.test(key) && !value.startsWith('#'))
      found.add(pathOf(path, value.replace(/#.*/s, '')));
    if (isScalar(value)) return;
    for (const [name, inside] of Object.entries(value)) {
      if (key === 'security' && /[#/]/.test(name)) visit(name, '$ref');
      visit(inside, Array.isArray(value) ? key : key === 'mapping' ? '$ref' : name);
    }
  };
  visit(root, '');
  return [...found].flatMap((one) => (one === null ? [] : { $ref: urlOf(one) }));
}
