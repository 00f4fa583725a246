/** Places in a specification, and the values at and below them. */
import { posix } from 'node:path';
import { decode } from '../../text/decode';
import { entriesOf } from '../../text/ordered';
import type { SpecFile } from './document';
import { isMap, type JsonValue } from '../model/json';
import { field, join, text } from './raw';

/** The place of a value. */
export interface Place {
  file: SpecFile;
  pointer: string;
}

/** A value and its place. */
export interface At extends Place {
  value: JsonValue;
}

/** Return the path of the file to which another file refers by an address; null for a file on another site. */
export const pathOf = (from: string, address: string): string | null =>
  /^[a-z][a-z\d+.-]*:/i.test(address) ? null : posix.normalize(posix.join(posix.dirname(from), decode(address)));

/** Return a key for a place. */
export const placeName = ({ file, pointer }: Place) => `${file.path}#${pointer}`;

/** True for an internal part, which is not published; `entries`, `items` and `child` leave it out. */
export const isInternal = ({ value }: Pick<At, 'value'>): boolean => field(value, 'x-internal') === true;

/** List the children of an object with their places. */
export function entries(at: At | undefined): [string, At][] {
  if (!at || !isMap(at.value)) return [];
  const all = entriesOf(at.value).map(([key, value]): [string, At] => [
    key,
    { file: at.file, pointer: join(at.pointer, key), value },
  ]);
  return all.filter(([, inside]) => !isInternal(inside));
}

/** List the items of a list with their places. */
export function items(at: At | undefined): At[] {
  if (!at || !Array.isArray(at.value)) return [];
  const all = at.value.map((value, index) => ({ file: at.file, pointer: join(at.pointer, index), value }));
  return all.filter((item) => !isInternal(item));
}

/** Return the text of a child as written; empty for none. */
export const textAt = (at: Pick<At, 'value'> | undefined, key: string): string => text(field(at?.value, key));

/** True for a child whose value is `true`. */
export const isTrue = (at: Pick<At, 'value'>, key: string): boolean => field(at.value, key) === true;

/** Return a child or, by its index, an item of a list, if present. */
export function child(at: At, key: string): At | undefined {
  const found = anyChild(at, key);
  return found && isInternal(found) ? undefined : found;
}

/** Return a child that may be internal. */
export function anyChild(at: At, key: string): At | undefined {
  const value = Array.isArray(at.value) ? at.value[Number(key)] : field(at.value, key);
  return value === undefined ? undefined : { file: at.file, pointer: join(at.pointer, key), value };
}
