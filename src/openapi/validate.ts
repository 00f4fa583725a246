/** Whether a document is valid OpenAPI: swagger-parser's check against the official JSON Schemas, in words and with lines. */
import SwaggerParser from 'swagger-parser';
import type { ErrorObject } from 'ajv';
import type { OpenAPI } from 'openapi-types';
import { field, isObject, mapNumerals, text } from './raw';
import { type Reader } from './reader';

export type Version = '2.0' | '3.0' | '3.1';

/** The version a document declares, as far as this site reads it; null (and an error) otherwise. */
export function findVersion(reader: Reader): Version | null {
  const { root } = reader.root;
  const declared = field(root, 'swagger') ?? field(root, 'openapi');
  const at = (pointer: string) => ({ file: reader.root, pointer });
  if (!isObject(root) || declared === undefined) {
    reader.report('error', at(''), { message: 'This is not an OpenAPI specification: it names no version.', fix: 'Begin the file with a line such as openapi: 3.1.0' });
    return null;
  }
  const version = text(declared);
  const found = (['2.0', '3.0', '3.1'] as const).find((one) => version === one || version.startsWith(`${one}.`));
  const pointer = field(root, 'swagger') === undefined ? '/openapi' : '/swagger';
  if (found === undefined) {
    reader.report('error', at(pointer), { message: `This site reads OpenAPI 2.0, 3.0 and 3.1, and not ${version || 'this version'}.`, fix: 'Write the specification in OpenAPI 3.1, with openapi: 3.1.1' });
    return null;
  }
  return found;
}

/** References stay as they are: resolving them before the check makes some documents grow without end, and reads files. */
const options: SwaggerParser.Options = {
  resolve: { external: false },
  dereference: { excludedPathMatcher: () => true },
  validate: { spec: false },
};

export async function validate(reader: Reader, version: Version): Promise<void> {
  const document = mapNumerals(reader.root.root, ({ value }) => value);
  try {
    await SwaggerParser.default.validate(document as unknown as OpenAPI.Document, options);
  } catch (error) {
    const details = (error as { details?: ErrorObject[] }).details;
    console.log(version, details ?? error);
  }
}
