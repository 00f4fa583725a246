/** Whether a document is valid OpenAPI: swagger-parser's check against the official JSON Schemas, in words and with lines. */
import SwaggerParser from 'swagger-parser';
import type { ErrorObject } from 'ajv';
import type { OpenAPI } from 'openapi-types';
import { field, isObject, mapNumerals, setField, text, type Raw, type RawObject } from './raw';
import type { Reader } from './reader';
import { explainErrors } from './validation-errors';

export type Version = '2.0' | '3.0' | '3.1';

/** The version a document declares, as far as this site reads it; null (and an error) otherwise. */
export function findVersion(reader: Reader): Version | null {
  const { root } = reader.root;
  const declared = field(root, 'swagger') ?? field(root, 'openapi');
  const at = (pointer: string) => ({ file: reader.root, pointer });
  if (!isObject(root) || declared === undefined) {
    reader.report('error', at(''), {
      message: 'This is not an OpenAPI specification: it names no version.',
      fix: 'Begin the file with a line such as openapi: 3.1.0',
    });
    return null;
  }
  const version = text(declared);
  const found = (['2.0', '3.0', '3.1'] as const).find((one) => version === one || version.startsWith(`${one}.`));
  const pointer = field(root, 'swagger') === undefined ? '/openapi' : '/swagger';
  if (found === undefined) {
    reader.report('error', at(pointer), {
      message: `This site reads OpenAPI 2.0, 3.0 and 3.1, and not ${version || 'this version'}.`,
      fix: 'Write the specification in OpenAPI 3.1, with openapi: 3.1.1',
    });
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

/** Reports every way in which the document departs from the schema of its version. */
export async function validate(reader: Reader, version: Version): Promise<void> {
  const document = prepare(reader, version);
  try {
    await SwaggerParser.default.validate(document as unknown as OpenAPI.Document, options);
  } catch (error) {
    const details = error instanceof Error && 'details' in error ? (error.details as ErrorObject[]) : [];
    const findings = explainErrors(details, reader.root.root);
    for (const { pointer, ...finding } of findings) reader.report('error', { file: reader.root, pointer }, finding);
    if (findings.length === 0) {
      const message = `This is not valid OpenAPI ${version}: ${error instanceof Error ? error.message : String(error)}`;
      reader.report('error', { file: reader.root, pointer: '' }, { message });
    }
  }
}

/** A copy for the check, without the mistakes at which it would stop before it has seen the rest; they are reported here. */
function prepare(reader: Reader, version: Version): RawObject {
  const document: RawObject = { ...(reader.root.root as RawObject) };
  const report = (pointer: string, message: string, fix: string) =>
    reader.report('error', { file: reader.root, pointer }, { message, fix });
  const info = field(document, 'info');
  const apiVersion = field(info, 'version');
  if (isObject(info) && apiVersion !== undefined && typeof apiVersion !== 'string') {
    report('/info/version', 'version must be text.', `Write it in quotes: '${text(apiVersion)}'`);
    document.info = { ...info, version: text(apiVersion) };
  }
  const parts = version === '3.1' ? ['paths', 'webhooks', 'components'] : ['paths'];
  if (parts.every((part) => document[part] === undefined)) {
    report('', `The specification has no ${parts.join(', ')}.`, 'Add paths; it may be empty: {}');
  }
  document[version === '2.0' ? 'swagger' : 'openapi'] = { '2.0': '2.0', '3.0': '3.0.4', '3.1': '3.1.1' }[version];
  if (document.webhooks === undefined || version !== '3.1') document.paths ??= {};
  if (version !== '2.0') forgive(document, version);
  return mapNumerals(document, ({ value }) => value) as RawObject;
}

/**
 * Two things that are valid and that the schemas which swagger-parser brings do not know: names of HTTP authentication schemes in
 * upper case (RFC 9110, 11.1), and `$ref` in path items of 3.1.
 */
function forgive(document: RawObject, version: Version): void {
  const components = field(document, 'components');
  const schemes = field(components, 'securitySchemes');
  if (isObject(components) && isObject(schemes)) {
    const lower = mapValues(schemes, (scheme) =>
      isObject(scheme) && typeof scheme.scheme === 'string'
        ? { ...scheme, scheme: scheme.scheme.toLowerCase() }
        : scheme,
    );
    document.components = { ...components, securitySchemes: lower };
  }
  const { paths } = document;
  if (version !== '3.1' || !isObject(paths)) return;
  document.paths = mapValues(paths, (item) => {
    if (field(item, '$ref') === undefined) return item;
    const { $ref: _, ...rest } = item as RawObject;
    return rest;
  });
}

function mapValues(object: RawObject, change: (value: Raw) => Raw): RawObject {
  const copy: RawObject = {};
  for (const [key, value] of Object.entries(object)) setField(copy, key, change(value));
  return copy;
}
