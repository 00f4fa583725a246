import type { Api } from '../../openapi/model/model';
import { freeName } from '../../text/free-name';

/**
 * Name shared schemas for files of their own: by their display name, with a number where two have the same.
 * @returns names by id; the same for every file of an API
 */
export function schemaNames({ schemas }: Pick<Api, 'schemas'>): Map<string, string> {
  const taken = new Set<string>();
  return new Map(Object.values(schemas).map(({ id, name }) => [id, freeName(name, taken, '')]));
}

/** Write a name as a step of a JSON pointer in a reference (RFC 6901, 6). */
export const pointerStep = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
