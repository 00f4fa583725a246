/** Convert Swagger 2.0 to OpenAPI 3.0. */
import { convertObj } from 'swagger2openapi';
import type { SpecFile } from './document';
import { field, isObject, Numeral, text, type Raw, type RawObject } from './raw';

/** Marks a numeral for the converter, which knows only JSON. */
const mark = '\0numeral:';

/** Convert a file to OpenAPI 3.0; lines are still those of the source. Rejects with the converter's own error. */
export async function convertSwagger(file: SpecFile): Promise<SpecFile> {
  const { openapi } = await convertObj(prepared(file.root) as object, {
    patch: true,
    warnOnly: true,
    resolve: false,
  });
  // Go through JSON, since the converter leaves keys without a value.
  const converted = JSON.parse(JSON.stringify(openapi)) as Raw;
  return { ...file, root: restore(converted), locate: (pointer) => file.locate(sourcePointer(pointer)) };
}

/** `style` of a list by its `collectionFormat` (Swagger 2.0, Parameter Object). OpenAPI 3 has no style for tabs. */
const styles: RawObject = {
  csv: { style: 'form', explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  multi: { style: 'form', explode: true },
};
const extension = 'x-collectionFormat';

/** Copy each field. */
const copyOf = (object: RawObject, copy: (value: Raw) => Raw): RawObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, copy(value)]));

/**
 * Copy the file with marked numerals. Move the formats of forms' lists into an extension, since the converter drops formats and
 * keeps extensions.
 */
function prepared(value: Raw): Raw {
  if (value instanceof Numeral) return mark + value.source;
  if (Array.isArray(value)) return value.map(prepared);
  if (!isObject(value)) return value;
  const isFormList = value.in === 'formData' && value.type === 'array';
  return { ...copyOf(value, prepared), ...(isFormList && { [extension]: value.collectionFormat ?? 'csv' }) };
}

/** Restore the encoding of a media type whose properties had a format in the source. */
function encodingOf(media: RawObject): RawObject | null {
  const properties = field(field(media, 'schema'), 'properties');
  const encoding = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, property]) => {
    const style = field(styles, text(field(property, extension)));
    return style ? [[name, style] as const] : [];
  });
  return encoding.length > 0 ? Object.fromEntries(encoding) : null;
}

function restore(value: Raw): Raw {
  if (typeof value === 'string')
    return value.startsWith(mark) ? new Numeral(value.slice(mark.length), Number(value.slice(mark.length))) : value;
  if (Array.isArray(value)) return value.map(restore);
  if (!isObject(value)) return value;
  const encoding = encodingOf(value);
  return { ...copyOf(value, restore), ...(encoding && { encoding }) };
}

/** Return the source's pointer for one into the converted document; parts that moved further map to their closest ancestor. */
function sourcePointer(pointer: string): string {
  return pointer
    .replace(/^\/components\/schemas(?=\/|$)/, '/definitions')
    .replace(/^\/components\/(parameters|responses)(?=\/|$)/, '/$1')
    .replace(/^\/components\/requestBodies(?=\/|$)/, '/parameters')
    .replace(/^\/components\/securitySchemes(?=\/|$)/, '/securityDefinitions')
    .replace(/\/content\/[^/]+\/schema(?=\/|$)/, '/schema');
}
