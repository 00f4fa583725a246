/** Whether a document is valid OpenAPI: swagger-parser's check against the official JSON Schemas, in words and with lines. */
import SwaggerParser from 'swagger-parser';
import type { ErrorObject } from 'ajv';
import type { OpenAPI } from 'openapi-types';
import { field, isObject, join, keys, mapNumerals, setField, text, type Raw, type RawObject } from './raw';
import type { At, PartKind, Reader } from './reader';
import { explainErrors } from './validation-errors';
import type { PlacedFinding } from './validation-words';

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
  const findings = await check(prepare(reader, version), reader.root.root, version);
  for (const { pointer, ...finding } of findings) reader.report('error', { file: reader.root, pointer }, finding);
}

/**
 * Reports the same of the parts in other files that references led to. They are put into a document of their own, each
 * as what it was used for. Parts of Swagger 2.0 are left as they are.
 */
export async function validateParts(reader: Reader, version: Version): Promise<void> {
  const { parts } = reader;
  if (version === '2.0' || parts.length === 0) return;
  const components: Partial<Record<PartKind, RawObject>> = {};
  const paths: RawObject = {};
  const places = new Map<string, At>();
  parts.forEach(({ kind, at }, index) => {
    if (kind === 'pathItems') paths[`/part-${index}`] = at.value;
    else (components[kind] ??= {})[`part-${index}`] = at.value;
    places.set(`part-${index}`, at);
  });
  const document: RawObject = { info: { title: 'Parts', version: '1' }, paths, components };
  for (const { pointer, ...finding } of await check(complete({ ...document }, version), document, version)) {
    const steps = keys(pointer);
    const start = steps.findIndex((step) => places.has(step.replace('/', '')));
    const name = steps[start]?.replace('/', '') ?? '';
    const at = places.get(name);
    const place = at
      ? { file: at.file, pointer: steps.slice(start + 1).reduce(join, at.pointer) }
      : { file: reader.root, pointer: '' };
    const message = at ? finding.message.replace(name, 'this part') : finding.message;
    reader.report('error', place, { ...finding, message });
  }
}

/** What is wrong with a document. `root` is what it was made from, as its author wrote it. */
async function check(document: RawObject, root: Raw, version: Version): Promise<PlacedFinding[]> {
  try {
    await SwaggerParser.default.validate(document as unknown as OpenAPI.Document, options);
    return [];
  } catch (error) {
    const details = error instanceof Error && 'details' in error ? (error.details as ErrorObject[]) : [];
    const findings = explainErrors(details, root);
    const message = `This is not valid OpenAPI ${version}: ${error instanceof Error ? error.message : String(error)}`;
    return findings.length > 0 ? findings : [{ pointer: '', message }];
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
  return complete(document, version);
}

/** What the check asks for besides what the author wrote. Changes the document. */
function complete(document: RawObject, version: Version): RawObject {
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
