import { bundle } from 'swagger-parser';
import { parse as parseYaml, stringify } from 'yaml';
import { isMap } from '../../openapi/schema/value-rules';
import { formatJson, parseJson, type JsonValue } from '../../openapi/model/json';
import type { Api } from '../../openapi/model/model';
import { paths } from '../../paths';
import { withoutInternal } from './internal-parts';
import type { Output } from '../../data/pages/output';
import { postmanCollection } from './postman';

/**
 * Write an API's specification at its stable addresses: as it was written, in the other of YAML and JSON with every digit
 * of its numbers, and as a Postman collection.
 * @param root the folder that `source.file` starts from, for specifications of several files
 */
export async function specifications(api: Api, root: string): Promise<Output[]> {
  const { slug, source } = api;
  const text = withoutInternal(source.text);
  const strict = source.format === 'json' ? strictJson(text) : undefined;
  // Reading has already checked the size of its expanded aliases.
  const written = strict ?? (parseYaml(text, yamlOptions) as JsonValue);
  const whole = hasOutsideReference(written) ? await bundled(`${root}/${source.file}`) : null;
  const value = whole ?? written;
  const print = { json: () => `${formatJson(value, 2)}\n`, yaml: () => stringify(value, printOptions) };
  // JSON with syntax that only YAML allows, such as a comma before a bracket, is published as YAML.
  const isWritten = whole === null && strict === undefined;
  const isJson = whole === null && strict !== undefined;
  return [
    { path: paths.specification(slug, 'yaml'), content: isWritten ? text : print.yaml() },
    { path: paths.specification(slug, 'json'), content: isJson ? text : print.json() },
    { path: paths.postman(slug), content: postmanCollection(api) },
  ];
}

const yamlOptions = { intAsBigInt: true, merge: true, maxAliasCount: -1 } as const;
const printOptions = { aliasDuplicateObjects: false, lineWidth: 0 } as const;

/** Bundle a specification of several files; null where the library cannot follow a reference. */
export async function wholeText({ source }: Api, root: string): Promise<string | null> {
  const written = strictJson(source.text) ?? (parseYaml(source.text, yamlOptions) as JsonValue);
  if (!hasOutsideReference(written)) return source.text;
  const whole = await bundled(`${root}/${source.file}`, (text) => text);
  return whole === null ? null : stringify(whole, printOptions);
}

/** A specification of several files as one; null where the library cannot follow a reference that reading follows. */
async function bundled(file: string, prepare = withoutInternal): Promise<JsonValue | null> {
  try {
    return (await bundle(file, { parse: parserOf(prepare), resolve: { http: false } })) as unknown as JsonValue;
  } catch {
    return null;
  }
}

/** Parsers for bundling: references in extensions are data, so extensions are left out. */
const parserOf = (prepare: (text: string) => string) => ({
  json: false as const,
  yaml: {
    order: 1,
    canParse: /\.(ya?ml|json)$/i,
    parse: ({ data }: { data: Buffer | string }) => withoutExtensions(parseYaml(prepare(data.toString()), yamlOptions)),
  },
});

function withoutExtensions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExtensions);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, inside]) => !(key.startsWith('x-') && holdsReference(inside)));
  return Object.fromEntries(kept.map(([key, inside]) => [key, withoutExtensions(inside)]));
}

const holdsReference = (value: unknown): boolean => /"\$ref":/.test(JSON.stringify(value));

/** True for a value with a `$ref` to another file. */
function hasOutsideReference(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasOutsideReference);
  if (!isMap(value)) return false;
  const { $ref } = value;
  return (typeof $ref === 'string' && /^[^#]/.test($ref)) || Object.values(value).some(hasOutsideReference);
}

/** Parse JSON text; undefined for what only YAML allows, such as a comma before a bracket. */
function strictJson(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
