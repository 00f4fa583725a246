import { bundle } from 'swagger-parser';
import { parse as parseYaml, stringify } from 'yaml';
import { isMap } from '../../openapi/fits';
import { formatJson, parseJson, type JsonValue } from '../../openapi/json';
import type { Api } from '../../openapi/model';
import { paths } from '../../paths';
import { withoutInternal } from './internal-parts';
import type { Output } from './output';
import { postmanCollection } from './postman';

/** A `$ref` that leads out of its own file. */
const outsideReference = /\$ref["']?\s*:\s*["']?[^#"'\s]/;

/**
 * An API's specification at its stable addresses: as it was written, in the other of YAML and JSON with every digit of its
 * numbers, and as a Postman collection.
 * @param root the folder that `source.file` starts from, for specifications of several files
 */
export async function specifications(api: Api, root: string): Promise<Output[]> {
  const { slug, source } = api;
  const { file } = source;
  const text = withoutInternal(source.text);
  const strict = source.format === 'json' ? strictJson(text) : undefined;
  // The size of what its aliases mean was checked when it was read.
  const value = strict ?? (parseYaml(text, { intAsBigInt: true, merge: true, maxAliasCount: -1 }) as JsonValue);
  const json = strict === undefined ? `${formatJson(value, 2)}\n` : text;
  const yaml = strict === undefined ? text : stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 });
  const whole = outsideReference.test(text) ? await bundled(`${root}/${file}`) : text;
  return [
    { path: paths.specification(slug, 'yaml'), content: yaml },
    { path: paths.specification(slug, 'json'), content: json },
    { path: paths.postman(slug), content: await postmanCollection(api, withPaths(whole, value)) },
  ];
}

/** A specification of several files as one; empty where the library cannot follow a reference that reading follows. */
async function bundled(file: string): Promise<string> {
  try {
    return JSON.stringify(await bundle(file, { parse, resolve: { http: false } }));
  } catch {
    return '';
  }
}

/** How the files of a specification are read for a bundle: references in extensions are data, so they are left out of it. */
const parse = {
  json: false,
  yaml: {
    order: 1,
    canParse: /\.(ya?ml|json)$/i,
    parse: ({ data }: { data: Buffer | string }) =>
      withoutExtensions(parseYaml(data.toString(), { merge: true, maxAliasCount: -1 })),
  },
} as const;

function withoutExtensions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExtensions);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, inside]) => !(key.startsWith('x-') && holdsReference(inside)));
  return Object.fromEntries(kept.map(([key, inside]) => [key, withoutExtensions(inside)]));
}

const holdsReference = (value: unknown): boolean => /"\$ref":/.test(JSON.stringify(value));

/** The value of a JSON text; undefined for what only YAML takes, such as a comma before a bracket. */
function strictJson(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Since OpenAPI 3.1 a specification may have webhooks or components alone (4.8.1); Postman's converter asks for paths. */
function withPaths(whole: string, value: JsonValue): string {
  if (!isMap(value) || Object.hasOwn(value, 'paths')) return whole;
  return formatJson({ ...(parseYaml(whole, { intAsBigInt: true, maxAliasCount: -1 }) as typeof value), paths: {} });
}
