import { bundle } from 'swagger-parser';
import { parse, stringify } from 'yaml';
import { isMap } from '../../openapi/fits';
import { formatJson, parseJson, type JsonValue } from '../../openapi/json';
import type { Api } from '../../openapi/model';
import { paths } from '../../paths';
import type { Output } from './output';
import { postmanCollection } from './postman';

/**
 * An API's specification at its stable addresses: as it was written, in the other of YAML and JSON with every digit of its
 * numbers, and as a Postman collection.
 * @param root the folder that `source.file` starts from, for specifications of several files
 * @throws where no collection can be made of it, naming the file
 */
export async function specifications({ slug, source }: Api, root: string): Promise<Output[]> {
  const { text, file } = source;
  const strict = source.format === 'json' ? strictJson(text) : undefined;
  // The size of what its aliases mean was checked when it was read.
  const value = strict ?? (parse(text, { intAsBigInt: true, merge: true, maxAliasCount: -1 }) as JsonValue);
  const json = strict === undefined ? `${formatJson(value, 2)}\n` : text;
  const yaml = strict === undefined ? text : stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 });
  const whole = hasOutsideReference(value) ? JSON.stringify(await bundle(`${root}/${file}`)) : text;
  try {
    return [
      { path: paths.specification(slug, 'yaml'), content: yaml },
      { path: paths.specification(slug, 'json'), content: json },
      { path: paths.postman(slug), content: await postmanCollection(withPaths(whole, value)) },
    ];
  } catch (error) {
    throw new Error(`${file}: no Postman collection can be made of it: ${(error as Error).message}`);
  }
}

/** True where a `$ref` leads out of its own file. */
function hasOutsideReference(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasOutsideReference);
  if (!isMap(value)) return false;
  const { $ref } = value;
  return (typeof $ref === 'string' && /^[^#]/.test($ref)) || Object.values(value).some(hasOutsideReference);
}

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
  return formatJson({ ...(parse(whole, { intAsBigInt: true, maxAliasCount: -1 }) as typeof value), paths: {} });
}
