/** Data files of other generators: names of folders, and authors. */
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { inWords } from '../../nav';
import { documentedName } from '../read/names';
import { parseFields } from './habit';

type Fields = Record<string, unknown>;
const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Leave out fields without a value, and those that other generators read. */
const without = (fields: Fields, names: string) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && value !== null && !names.split(' ').includes(name),
    ),
  );

function category(value: Fields, file: string): Fields {
  const { label = inWords(documentedName(file).split('/').slice(2, -1).join('/')), link, description, ...rest } = value;
  const { description: more } = isGroup(link) ? link : {};
  return without(
    { label, ...rest, description: description ?? more },
    'collapsed collapsible className customProps key generated_index',
  );
}

function author(value: unknown): unknown {
  if (!isGroup(value)) return value;
  const { title, url, description = title, ...rest } = value;
  const address = typeof url === 'string' && !url.startsWith('https://') ? undefined : url;
  return without(
    { ...rest, url: address, description },
    'image_url imageURL image email socials page avatar slug permalink',
  );
}

/**
 * Translate a data file.
 * @returns its text as this site writes it; undefined where it needs no translation, or can't be read
 */
export function translateData(file: string, text: string): string | undefined {
  const name = documentedName(file);
  const isCategory = name.endsWith('/_category.yaml');
  if (!isCategory && !/^content\/(authors|home|moved|data\/[^/]+)\.yaml$/.test(name)) return undefined;
  // Most files need no look.
  if (
    file === name &&
    !/\b(collapsed|collapsible|className|customProps|key|link|title|email|socials|page|authors|image\w*)\b/.test(text)
  )
    return undefined;
  if (file === name && !isCategory && name !== 'content/authors.yaml') return undefined;
  const value = parseFields(text)?.value;
  if (!isGroup(value)) return undefined;
  const authors =
    name === 'content/authors.yaml' && (isGroup(value.authors) && !('name' in value.authors) ? value.authors : value);
  const better = isCategory
    ? category(value, file)
    : authors
      ? Object.fromEntries(Object.entries(authors).map(([key, one]) => [key, author(one)]))
      : value;
  const isSame = isDeepStrictEqual(better, value) && !/^\s*\{/.test(text);
  return isSame ? undefined : stringify(better, { lineWidth: 0 });
}
