/** Write the TypeScript types of an API, with `openapi-typescript`. */
import {
  astToString,
  resolveRef,
  scanDiscriminators,
  transformSchema,
  type GlobalContext,
  type OpenAPI3,
} from 'openapi-typescript';
import type { Api } from '../../openapi/model/model';
import { paths } from '../../paths';
import type { Output } from '../../data/pages/output';
import { keepDiscriminators, openRest, repeatRequired, splitBases, widenBigIntegers } from './library-document';
import { modelDocument } from './model-document';

/** Write the types of each API. */
export function typeFiles(apis: Iterable<Api>): Output[] {
  return [...apis].map((api) => ({ path: paths.types(api.slug), content: types(api) }));
}

/** The library's own way reads and checks a document first, which takes longer than the types; ours comes from a checked model. */
function types(api: Api): string {
  const document = modelDocument(api);
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
  const about = `The ${api.title} ${api.version}.`;
  return `/** ${about.replaceAll('*/', '* /').replace(/\s+/g, ' ')} Made with openapi-typescript. */\n\n${text}`;
}
