import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from 'swagger-parser';
import { withSlashes } from '../../file-names';
import { listFiles } from '../../list-files';
import { decode } from '../../text/decode';
import { entriesOf, objectOf } from '../../text/ordered';
import { formatJson, isMap, tryJson, type JsonValue } from '../../openapi/model/json';
import type { Api } from '../../openapi/model/model';
import { printYaml } from '../../openapi/source/document';
import { paths } from '../../paths';
import type { Output } from '../../data/pages/output';
import type { SiteSource } from '../../data/pages/sources';
import { filesOf, withEarlier } from '../../data/source/apis';
import { bodySchemas, type BodiesFile } from '../../openapi/words/body-schemas';
import { types } from '../types/typescript';
import { holds, parseSpecification, publicParts, withoutInternal } from './internal-parts';

/**
 * Write an API's specification as its author wrote it, and converted from YAML to JSON or back with every digit, and its
 * TypeScript types. Bundle several files into one text; publish each of them if that fails.
 * @param root the folder of the sources
 */
export async function specifications(api: Api, root: string): Promise<Output[]> {
  const { slug, source } = api;
  const text = withoutInternal(source.text);
  const strict = source.format === 'json' ? tryJson(text) : undefined;
  const written = strict ?? parseSpecification(text);
  const isApart = holds(written, isOutside);
  const whole = isApart ? await bundled(api, root) : null;
  const value = whole === null ? written : publicParts(whole);
  const print = { json: () => `${formatJson(value, 2)}\n`, yaml: () => printYaml(value) };
  // If JSON has syntax that only YAML allows, such as a comma before a bracket, publish it as YAML.
  const isWritten = whole === null && strict === undefined;
  const isJson = whole === null && strict !== undefined;
  const texts = [
    { path: paths.specification(slug, 'yaml'), content: isWritten ? text : print.yaml() },
    { path: paths.specification(slug, 'json'), content: isJson ? text : print.json() },
  ];
  return [
    ...texts,
    { path: paths.types(slug), content: types(api) },
    ...(isApart && whole === null ? specificationFiles(root, 'parts') : []),
  ];
}

/** List the files below `openapi/` that are kept versions, or that specifications refer to. */
export function specificationFiles(root: string, of: 'versions' | 'parts'): Output[] {
  return listFiles(path.join(root, 'openapi'))
    .filter((name) => name.includes('/') && name.startsWith('history/') === (of === 'versions'))
    .map((name) => {
      const bytes = readFileSync(path.join(root, 'openapi', name));
      const isText = /\.(ya?ml|json)$/i.test(name);
      return { path: `/openapi/${name}`, content: isText ? withoutInternal(bytes.toString()) : bytes };
    });
}

/** Write a specification of several files as one text; null if swagger-parser cannot follow a reference. */
export async function wholeText(api: Api, root: string): Promise<string | null> {
  const { text } = api.source;
  if (!holds(tryJson(text) ?? parseSpecification(text), isOutside)) return text;
  const whole = await bundled(api, root, (part) => part);
  return whole === null ? null : printYaml(whole);
}

/** Bundle the files of an API, and no others; null if swagger-parser cannot follow a reference, such as one in an example. */
async function bundled(api: Api, root: string, prepare = withoutInternal): Promise<JsonValue | null> {
  const { file: first, text } = api.source;
  const nameOf = (url: string) => withSlashes(path.relative(root, decode(url)));
  const canRead = ({ url }: { url: string }) => filesOf(api).includes(nameOf(url));
  // Use the text of the specification, which has its overlays applied, instead of its file.
  const parse = parserOf((written, url) => prepare(nameOf(url) === first ? text : written));
  const options = { parse, resolve: { http: false as const, file: { canRead } } };
  try {
    return (await bundle(`${root}/${first}`, options)) as unknown as JsonValue;
  } catch {
    return null;
  }
}

/** Make the parsers for bundling. They leave out extensions, where a reference is only data. */
const parserOf = (prepare: (text: string, url: string) => string) => ({
  json: false as const,
  yaml: {
    order: 1,
    canParse: /\.(ya?ml|json)$/i,
    parse: ({ data, url }: { data: Buffer | string; url: string }) =>
      withoutExtensions(parseSpecification(prepare(data.toString(), url))),
  },
});

function withoutExtensions(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutExtensions);
  if (!isMap(value)) return value;
  const kept = entriesOf(value).filter(([key, inside]) => !(key.startsWith('x-') && holds(inside, isReference)));
  return objectOf(kept.map(([key, inside]) => [key, withoutExtensions(inside)]));
}

const isReference = (value: JsonValue) => isMap(value) && value.$ref !== undefined;

/** True for a reference to another file. */
const isOutside = (value: JsonValue) => isMap(value) && typeof value.$ref === 'string' && /^[^#]/.test(value.$ref);

/**
 * Write each operation's JSON bodies for "Check JSON" (`src/client/reference/check-json-panel.ts`), and their schemas, which
 * operations share.
 */
export function bodySchemaFiles(site: Pick<SiteSource, 'apis' | 'earlier'>): Output[] {
  const files = new Map<string, string>();
  for (const api of withEarlier(site).values())
    for (const operation of [...api.operations, ...api.webhooks]) {
      const found = bodySchemas(api, operation);
      if (!found) continue;
      const { bodies, ...shared } = found;
      const schemas = JSON.stringify(shared);
      const name = `schemas-${createHash('sha256').update(schemas).digest('hex').slice(0, 12)}.json`;
      const file: BodiesFile = { bodies, schemas: `../${name}` };
      files.set(paths.api(api.slug) + name, schemas);
      files.set(`${paths.operation(api.slug, operation.name)}bodies.json`, JSON.stringify(file));
    }
  return [...files].map(([address, content]) => ({ path: address, content }));
}
