/** Write the TypeScript types of an API and of its operations, with `openapi-typescript`. */
import {
  astToString,
  resolveRef,
  scanDiscriminators,
  transformSchema,
  type GlobalContext,
  type OpenAPI3,
} from 'openapi-typescript';
import type { Api, Operation } from '../../openapi/model/model';
import { operationTitle } from '../../openapi/schema/view';
import { paths } from '../../paths';
import { hasTypes } from '../../data/pages/api-facts';
import type { Output } from '../../data/pages/output';
import { keepDiscriminators, openRest, repeatRequired, splitBases, widenBigIntegers } from './library-document';
import { documentWriter } from './model-document';

/** Write the types of each API, and of each of its operations that has a method of OpenAPI 3.1. */
export function typeFiles(apis: Iterable<Api>): Output[] {
  return [...apis].flatMap((api) => {
    const document = documentWriter(api);
    const all = [...api.operations, ...api.webhooks];
    return [
      { path: paths.types(api.slug), content: types(document(all), `The ${api.title} ${api.version}.`) },
      ...all.filter(hasTypes).map((operation) => ({
        path: paths.operationTypes(api.slug, operation.name),
        content: types(document([operation]), `${titleOf(operation)}, of the ${api.title} ${api.version}.`),
      })),
    ];
  });
}

const titleOf = (operation: Operation) => `${operationTitle(operation)}: ${operation.method} ${operation.path}`;

/**
 * Write the types of an OpenAPI 3.1 document. The library's own way reads and checks the document first, which takes longer
 * than the types; ours comes from a checked model.
 */
function types(document: ReturnType<ReturnType<typeof documentWriter>>, about: string): string {
  widenBigIntegers(document);
  openRest(document);
  splitBases(document);
  // The library, too, completes the document in place.
  const schema = document as unknown as OpenAPI3;
  const discriminators = scanDiscriminators(schema, { silent: true });
  keepDiscriminators(schema, discriminators);
  repeatRequired(schema, discriminators);
  // All other options are off.
  const context: Partial<GlobalContext> = {
    discriminators,
    emptyObjectsUnknown: true,
    injectFooter: [],
    silent: true,
    resolve: ($ref) => resolveRef(schema, $ref, { silent: true }),
  };
  const text = astToString(transformSchema(schema, context as GlobalContext));
  return `/** ${about.replaceAll('*/', '* /').replace(/\s+/g, ' ')} Made with openapi-typescript. */\n\n${text}`;
}
