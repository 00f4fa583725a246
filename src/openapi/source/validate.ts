/** Validate a document against the published JSON Schemas; report errors in plain sentences, with lines. */
import Ajv2020 from 'ajv/dist/2020.js';
import AjvDraft4 from 'ajv-draft-04';
import schema20 from '@seriousme/openapi-schema-validator/schemas/v2.0/schema.json';
import schema30 from '@seriousme/openapi-schema-validator/schemas/v3.0/schema.json';
import schema31 from '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json';
import schema32 from '@seriousme/openapi-schema-validator/schemas/v3.2/schema.json';
import { remembered } from '../../text/remembered';
import { isMap, type JsonObject, type JsonValue } from '../model/json';
import { field, join, keys, text } from './raw';
import type { SpecFile } from './document';
import { child, entries, items, textAt, type At, type Place } from './place';
import { isMisspelt, type PartKind, type Reader } from './reader';
import { explainErrors } from './validation-errors';
import type { PlacedFinding } from './validation-words';

/** The JSON Schemas that the OpenAPI Initiative publishes for each version, and a patch version that each allows. */
const published = {
  '2.0': { Ajv: AjvDraft4, schema: schema20, patch: '2.0' },
  '3.0': { Ajv: AjvDraft4, schema: schema30, patch: '3.0.4' },
  '3.1': { Ajv: Ajv2020, schema: schema31, patch: '3.1.2' },
  '3.2': { Ajv: Ajv2020, schema: schema32, patch: '3.2.0' },
};

/** A version of OpenAPI without its patch number, which changes nothing (OpenAPI 3.1, 4.1). */
export type Version = keyof typeof published;
const versions = Object.keys(published) as Version[];

/** Ignores formats, which the code that reads a field checks: a wrong format does not make a page wrong. Compiles fast, for few files. */
const options = { allErrors: true, strict: false, validateFormats: false, validateSchema: false, inlineRefs: false };
const validator = remembered(({ Ajv, schema }: (typeof published)[Version]) =>
  new Ajv({ ...options, code: { optimize: false } }).compile(schema),
);

/** List the mistakes in a document, by the JSON Schema of its version. */
function mistakesIn(document: JsonObject, version: Version): PlacedFinding[] {
  const check = validator(published[version]);
  return check(complete(document, version)) ? [] : explainErrors(check.errors ?? [], document);
}

/** Files of other kinds that authors put in the place of a specification. */
const others: readonly [sign: RegExp, message: string, fix: string][] = [
  [/^\s*$/, 'This file is empty.', 'Paste the specification, or delete the file.'],
  [
    /^\s*</,
    'This is a web page or XML.',
    'Download the specification itself: its address often ends in .json or .yaml.',
  ],
  [/getpostman\.com/, 'This is a Postman collection.', 'Convert it to OpenAPI with a program such as postman2openapi.'],
];

/** Return the version that a document declares; null, with an error, for an unsupported one. */
export function findVersion(reader: Reader): Version | null {
  const { root } = reader.root;
  const declared = field(root, 'swagger') ?? field(root, 'openapi');
  if (!isMap(root) || declared === undefined) {
    const [, message, fix] = others.find(([sign]) => sign.test(reader.root.text)) ?? [
      '',
      'This is not an OpenAPI specification: it names no version.',
      'Begin the file with a line such as openapi: 3.1.0',
    ];
    reader.report('error', reader.top, { message, fix });
    return null;
  }
  const version = text(declared);
  const found = versions.find((one) => version === one || version.startsWith(`${one}.`));
  if (found !== undefined) {
    const [key, other] = field(root, 'swagger') === undefined ? ['openapi', 'swagger'] : ['swagger', 'openapi'];
    const isWrong = (found === '2.0') !== (key === 'swagger');
    if (isWrong || typeof declared !== 'string')
      reader.report(isWrong ? 'error' : 'warning', child(reader.top, key) ?? reader.top, {
        message: isWrong ? `${key} is not the field for version ${version}.` : `${key} must be text.`,
        fix: `Write ${isWrong ? other : key}: '${found === '3.0' && version === found ? published[found].patch : version}'`,
      });
    return found;
  }
  reader.report('error', child(reader.top, 'swagger') ?? child(reader.top, 'openapi') ?? reader.top, {
    message: `This site reads OpenAPI 2.0, 3.0, 3.1 and 3.2, and not ${version || 'this version'}.`,
    fix:
      version === '3'
        ? 'Write the complete number, such as openapi: 3.0.4'
        : 'Convert it to OpenAPI 3.2, with openapi: 3.2.0',
  });
  return null;
}

/**
 * Report every error of a file, and of the parts of other files that it refers to, against the JSON Schema of its version. Call it
 * after the reader has read them.
 * @param source the file as written, before a conversion
 */
export function validate(reader: Reader, source: SpecFile, version: Version): void {
  const document = source.root as JsonObject;
  const parts = version === '3.1' || version === '3.2' ? ['paths', 'webhooks', 'components'] : ['paths'];
  if (parts.every((part) => document[part] === undefined && !isMisspelt(document, part)))
    reader.report('warning', reader.top, {
      message: `The specification has no ${parts.join(', ')}.`,
      fix: 'Add paths; it may be empty: {}',
    });
  const found = mistakesIn(document, version).map((finding) => ({ file: source, ...finding }));
  if (version === '2.0') checkParameters(reader, source);
  reader.reportUnsaid([...found, ...(version === '2.0' ? [] : mistakesInParts(reader, version))]);
}

/** Follow the references of Swagger 2.0's parameters, since the conversion loses broken ones. */
function checkParameters(reader: Reader, file: SpecFile): void {
  for (const [, item] of entries(child({ file, pointer: '', value: file.root }, 'paths')))
    for (const [, operation] of [['', item] as const, ...entries(item)])
      for (const parameter of items(child(operation, 'parameters')))
        if (textAt(parameter, '$ref').startsWith('#')) reader.follow(parameter, 'parameters');
}

/**
 * List the mistakes in referenced parts of other files: check a document that has these parts as components. Parts of Swagger 2.0
 * are not checked.
 */
function mistakesInParts(reader: Reader, version: Version): (PlacedFinding & Place)[] {
  const components: Partial<Record<PartKind, JsonObject>> = {};
  const paths: JsonObject = {};
  const places = new Map<string, At>();
  for (const { kind, at } of reader.parts.values()) {
    const name = `part-${places.size}`;
    if (kind === 'pathItems') paths[`/${name}`] = at.value;
    else (components[kind] ??= {})[name] = at.value;
    places.set(name, at);
  }
  if (places.size === 0) return [];
  const document: JsonObject = { info: { title: 'Parts', version: '1' }, paths, components };
  return mistakesIn(document, version).flatMap(({ pointer, message, ...finding }) => {
    const steps = keys(pointer);
    const start = steps.findIndex((step) => places.has(step.replace('/', '')));
    const name = steps[start]?.replace('/', '') ?? '';
    const at = places.get(name);
    if (!at) return [];
    const inside = steps.slice(start + 1).reduce(join, at.pointer);
    const fix = finding.fix?.replace(`/${name}`, 'its path');
    return { ...finding, fix, file: at.file, pointer: inside, message: message.replace(name, 'this part') };
  });
}

/**
 * Copy a document with plain numbers, and add what the JSON Schemas require and the author left out. Of Swagger 2.0, leave out
 * what the JSON Schema refuses but `readApi` reads: words next to a reference, and files within schemas.
 */
function complete(written: JsonObject, version: Version): JsonObject {
  const document = { ...written, [version === '2.0' ? 'swagger' : 'openapi']: published[version].patch };
  if (document.webhooks === undefined || version === '2.0' || version === '3.0') document.paths ??= {};
  const readAnyway = (_key: string, value: JsonValue): JsonValue => {
    const reference = text(field(value, '$ref'));
    if (/^#\/(?:parameters|responses)\//.test(reference)) return { $ref: reference };
    return isMap(value) && value.type === 'file' && value.in === undefined ? { ...value, type: 'string' } : value;
  };
  return JSON.parse(JSON.stringify(document, version === '2.0' ? readAnyway : undefined)) as JsonObject;
}
