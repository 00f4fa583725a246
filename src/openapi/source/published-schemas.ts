/** The JSON Schemas that the OpenAPI Initiative publishes for each version, compiled on first use. */
import Ajv2020 from 'ajv/dist/2020.js';
import AjvDraft4 from 'ajv-draft-04';
import type { ErrorObject, ValidateFunction } from 'ajv';
import schema20 from '@seriousme/openapi-schema-validator/schemas/v2.0/schema.json';
import schema30 from '@seriousme/openapi-schema-validator/schemas/v3.0/schema.json';
import schema31 from '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json';
import schema32 from '@seriousme/openapi-schema-validator/schemas/v3.2/schema.json';

export const versions = ['2.0', '3.0', '3.1', '3.2'] as const;

/** A version of OpenAPI without its patch, which changes nothing (OpenAPI 3.1, 4.1). */
export type Version = (typeof versions)[number];

/** Formats are checked by the readers of the fields: a wrong one does not make a page wrong. */
const options = { allErrors: true, strict: false, validateFormats: false };

const compile: Record<Version, () => ValidateFunction> = {
  '2.0': () => new AjvDraft4(options).compile(schema20),
  '3.0': () => new AjvDraft4(options).compile(schema30),
  '3.1': () => new Ajv2020(options).compile(schema31),
  '3.2': () => new Ajv2020(options).compile(schema32),
};

const compiled = new Map<Version, ValidateFunction>();

/** List every error of a document against the schema of its version. */
export function schemaErrors(document: unknown, version: Version): ErrorObject[] {
  const validator = compiled.get(version) ?? compile[version]();
  compiled.set(version, validator);
  return validator(document) ? [] : (validator.errors ?? []);
}
