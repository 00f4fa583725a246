import { bundle } from 'swagger-parser';
import { parse, stringify } from 'yaml';
import { formatJson, parseJson, type JsonValue } from '../../openapi/json';
import type { Api } from '../../openapi/model';
import { paths } from '../../paths';
import type { Output } from './output';
import { postmanCollection } from './postman';

/** A `$ref` that leads out of its own file. */
const outsideReference = /\$ref["']?\s*:\s*["']?[^#"'\s]/;

/**
 * An API's specification at its stable addresses: as it was written, in the other of YAML and JSON with every digit of its
 * numbers, and as a Postman collection.
 * @param root the folder that `source.file` starts from, for specifications of several files
 */
export async function specifications({ slug, source }: Api, root: string): Promise<Output[]> {
  const isYaml = source.format === 'yaml';
  const value = isYaml ? (parse(source.text, { intAsBigInt: true, merge: true }) as JsonValue) : parseJson(source.text);
  const json = isYaml ? `${formatJson(value, 2)}\n` : source.text;
  const yaml = isYaml ? source.text : stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 });
  const whole = outsideReference.test(source.text)
    ? JSON.stringify(await bundle(`${root}/${source.file}`))
    : source.text;
  return [
    { path: paths.specification(slug, 'yaml'), content: yaml },
    { path: paths.specification(slug, 'json'), content: json },
    { path: paths.postman(slug), content: await postmanCollection(whole) },
  ];
}
