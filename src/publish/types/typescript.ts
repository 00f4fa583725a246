/** Write the TypeScript types of an API, with `openapi-typescript`. */
import {
  astToString,
  resolveRef,
  scanDiscriminators,
  transformSchema,
  type GlobalContext,
  type OpenAPI3,
} from 'openapi-typescript';
import { capitalised } from '../../text/sentence';
import { apiInText } from '../../openapi/schema/view';
import type { Api } from '../../openapi/model/model';
import { convertSwagger } from '../../openapi/source/convert';
import { readDocument } from '../../openapi/source/document';
import { formatJson, isMap, parseJson, type JsonValue } from '../../openapi/model/json';
import { prepareDocument, keepDiscriminators, repeatRequired } from './library-document';

/**
 * Write the types of an API.
 * @param specification as it is published, in one document
 */
export async function types({ title, version }: Pick<Api, 'title' | 'version'>, specification: JsonValue) {
  const isSwagger = isMap(specification) && specification.swagger !== undefined;
  const converted = isSwagger && (await convertSwagger(readDocument('', formatJson(specification))));
  const document = converted ? parseJson(formatJson(converted.root)) : specification;
  // The library completes the document in place.
  const schema = prepareDocument(document) as unknown as OpenAPI3;
  const discriminators = scanDiscriminators(schema, { silent: true });
  keepDiscriminators(schema, discriminators);
  repeatRequired(schema, discriminators);
  // All other options are off. The library's own way checks the document first, which takes longer than the types.
  const context: Partial<GlobalContext> = {
    discriminators,
    emptyObjectsUnknown: true,
    injectFooter: [],
    silent: true,
    resolve: ($ref) => resolveRef(schema, $ref, { silent: true }),
  };
  const text = astToString(transformSchema(schema, context as GlobalContext));
  const about = `${capitalised(apiInText(title))} ${version}.`;
  return `/** ${about.replaceAll('*/', '* /').replace(/\s+/g, ' ')} Made with openapi-typescript. */\n\n${text}`;
}
