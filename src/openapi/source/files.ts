/** Read the files of a specification with swagger-parser, which calls `readDocument` to parse each. */
import { resolve } from 'swagger-parser';
import { withLineFeeds } from '../../text/encoding';
import { isScalar, type JsonValue } from '../model/json';
import { encode } from '../model/serialize';
import { readDocument, type SpecFile } from './document';
import { applyOverlays } from './overlay';
import { pathOf } from './place';

/** Write a path as one segment of a URL: in several segments, `../` could not leave the first folder. */
const urlOf = (path: string) => `openapi:///${encode(path)}`;
const pathIn = (url: string) => decodeURIComponent(url.slice(urlOf('').length));

/** How to read files by their paths from the project's root. */
export interface Files {
  /** Return the text of a file; null for a missing file. */
  readFile: (path: string) => string | null;
  /** The overlays of the specification, in the order in which they are applied. */
  overlays?: readonly string[] | undefined;
}

/**
 * Read a specification with its overlays, and all files that it refers to. Leave out missing files.
 * @throws the error of swagger-parser
 */
export async function readFiles(first: string, { readFile, overlays = [] }: Files) {
  const files = new Map<string, SpecFile>();
  const parse = ({ url, data }: { url: string; data: unknown }) => {
    const path = pathIn(url);
    const isText = path !== first && /\.(?!ya?ml$|json$)\w+$/i.test(path);
    const text = typeof data === 'string' ? withLineFeeds(data) : null;
    if (text !== null) {
      const file = isText ? { ...readDocument(path, ''), text, root: text } : readDocument(path, text);
      const added = path === first ? overlays.map((one) => readDocument(one, readFile(one) ?? '')) : [];
      files.set(path, added.length > 0 ? applyOverlays(file, added) : file);
    }
    // swagger-parser cannot read OpenAPI 3.2, and fails at an address that is not a URL, so it gets only the references.
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

/** List the references of a file to others, including those in discriminators. */
function references(path: string, root: JsonValue): { $ref: string }[] {
  const found = new Set<string | null>();
  const visit = (value: JsonValue, key: string): void => {
    if (typeof value === 'string' && /^(?:\$ref|\$dynamicRef|defaultMapping)$/.test(key) && !value.startsWith('#'))
      found.add(pathOf(path, value.replace(/#.*/s, '')));
    if (isScalar(value)) return;
    for (const [name, inside] of Object.entries(value)) visit(inside, key === 'mapping' ? '$ref' : name);
  };
  visit(root, '');
  return [...found].flatMap((one) => (one === null ? [] : { $ref: urlOf(one) }));
}
