/** Swagger 2.0 as OpenAPI 3.0. */
import { convertObj } from 'swagger2openapi';
import type { SpecFile } from './document';
import { isObject, mapNumerals, Numeral, setField, type Raw, type RawObject } from './raw';

/** Marks a numeral that travels through the converter, which knows JSON alone. */
const mark = '\0numeral:';

/**
 * The same file as OpenAPI 3.0, its lines still those of the source. Rejects with the converter's own error where it cannot convert.
 */
export async function convertSwagger(file: SpecFile): Promise<SpecFile> {
  const plain = mapNumerals(file.root, ({ source }) => mark + source);
  const { openapi } = await convertObj(structuredClone(plain) as object, {
    patch: true,
    warnOnly: true,
    resolve: false,
  });
  // Through JSON, since the converter leaves keys without a value.
  const converted = JSON.parse(JSON.stringify(openapi)) as Raw;
  return { ...file, root: restore(converted), locate: (pointer) => file.locate(sourcePointer(pointer)) };
}

function restore(value: Raw): Raw {
  if (typeof value === 'string')
    return value.startsWith(mark) ? new Numeral(value.slice(mark.length), Number(value.slice(mark.length))) : value;
  if (Array.isArray(value)) return value.map(restore);
  if (!isObject(value)) return value;
  const copy: RawObject = {};
  for (const [key, item] of Object.entries(value)) setField(copy, key, restore(item));
  return copy;
}

/** Where a part of the converted document stood before; parts that have moved further end at their closest ancestor. */
function sourcePointer(pointer: string): string {
  return pointer
    .replace(/^\/components\/schemas(?=\/|$)/, '/definitions')
    .replace(/^\/components\/(parameters|responses)(?=\/|$)/, '/$1')
    .replace(/^\/components\/requestBodies(?=\/|$)/, '/parameters')
    .replace(/^\/components\/securitySchemes(?=\/|$)/, '/securityDefinitions')
    .replace(/\/content\/[^/]+\/schema(?=\/|$)/, '/schema');
}
