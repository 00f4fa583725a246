import type { Api } from '../../openapi/model/model';

/**
 * Name shared schemas for files of their own: by their display name, with a number where two have the same.
 * @returns names by id; the same for every file of an API
 */
export function schemaNames({ schemas }: Pick<Api, 'schemas'>): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name } of Object.values(schemas)) {
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name}${count}`;
    taken.add(free);
    names.set(id, free);
  }
  return names;
}

/** Write a name as a step of a JSON pointer in a reference (RFC 6901, 6). */
export const pointerStep = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
