/** The data files: a new kind needs one entry in `dataFiles`. Pure. */
import authors from '../../../schemas/authors.schema.json';
import category from '../../../schemas/category.schema.json';
import commands from '../../../schemas/commands.schema.json';
import home from '../../../schemas/home.schema.json';
import moved from '../../../schemas/moved.schema.json';
import organisation from '../../../schemas/organisation.schema.json';
import { slugInWords } from '../../nav';
import { nearest } from '../../text/nearest';
import type { CommandList, Position } from '../text/data';
import { matches } from '../text/schema-check';
import { Source, type Finding } from '../text/source';
import { parseYaml, type Yaml } from '../text/yaml';
import { isGroup, readFields } from './docusaurus';
import { documentedName } from './names';

export interface Author {
  name: string;
  url?: string;
  description?: string;
}

export interface Category {
  /** The folder's path within content/docs: `dev-help`. */
  folder: string;
  label: string;
  position?: number;
  description?: string;
}

interface DataFile<T> {
  /** Matches the path of a file; a group matches its name if there are several. */
  file: RegExp;
  /** Its JSON Schema, which editors use too. */
  schema: object;
  /** The field that tells this kind from others in its folder. */
  mark?: string;
  /** Carries the type of the file's value; never set. */
  value?: T;
}

const one = <T>(entry: DataFile<T>) => entry;

/** The list of former addresses of pages without a document. */
export const movedFile = 'content/moved.yaml';

export const dataFiles = {
  authors: one<Record<string, Author>>({ file: /^content\/authors\.yaml$/, schema: authors }),
  home: one<object>({ file: /^content\/home\.yaml$/, schema: home }),
  moved: one<{ from: string; to: string }[]>({ file: /^content\/moved\.yaml$/, schema: moved }),
  categories: one<Omit<Category, 'folder'>>({ file: /^content\/docs\/(.+)\/_category\.yaml$/, schema: category }),
  commands: one<CommandList>({ file: /^content\/data\/([^/]+)\.yaml$/, schema: commands, mark: 'bots' }),
  organisations: one<Position>({ file: /^content\/data\/([^/]+)\.yaml$/, schema: organisation, mark: 'title' }),
};

type Kind = keyof typeof dataFiles;

/** The valid files of each kind, by name; a kind with a single file has an empty name. */
export type Data = { [K in Kind]: Map<string, NonNullable<(typeof dataFiles)[K]['value']>> };

/** List the kinds that a file may be of. */
export const kindsOf = (file: string): [Kind, DataFile<unknown>][] =>
  (Object.entries(dataFiles) as [Kind, DataFile<unknown>][]).filter(([, kind]) => kind.file.test(documentedName(file)));

/** Find the kind of a file by its fields; report a file without a kind. */
function kindOf(kinds: readonly [Kind, DataFile<unknown>][], yaml: Yaml, source: Source) {
  if (kinds.length < 2 || !isGroup(yaml.value)) return kinds[0];
  const keys = Object.keys(yaml.value);
  const found = kinds.find(([, { mark = '' }]) => keys.some((key) => nearest(key, [mark])));
  const lines = kinds.map(([name, { mark = '' }]) => `\`${mark}: …\` for ${name}`);
  if (!found) source.error(yaml.place([]), 'No field says what this file holds.', `Write ${lines.join(', or ')}.`);
  return found;
}

/** Report slash commands without a slash, examples of other commands, and names and ids that occur twice. */
function checkCommands(yaml: Yaml, source: Source): void {
  const said = new Set<string>();
  const once = (message: string, ...path: (string | number)[]) => {
    if (said.has(message)) source.error(yaml.place(path), message, 'Keep one of the two, or give each its own.');
    said.add(message);
  };
  for (const [b, { id, groups }] of (yaml.value as CommandList).bots.entries()) {
    once(`Two bots have the id \`${id}\`.`, 'bots', b, 'id');
    for (const [g, group] of groups.entries()) {
      once(`Two groups of the bot \`${id}\` have the id \`${group.id}\`.`, 'bots', b, 'groups', g, 'id');
      for (const [c, { name, kind, example = name }] of group.commands.entries()) {
        const path = ['bots', b, 'groups', g, 'commands', c];
        const at = (field: string) => yaml.place([...path, field]);
        once(`The bot \`${id}\` has the command \`${name}\` twice.`, ...path, 'name');
        if (kind === 'slash' && !name.startsWith('/'))
          source.error(at('name'), `The slash command \`${name}\` has no \`/\`.`, `Write \`name: /${name}\`.`);
        const [first = '', ...rest] = example.split(' ');
        const meant = [name, ...(/^\W/.test(first) || nearest(first, [name]) ? [] : [first]), ...rest].join(' ');
        if (!`${example} `.startsWith(`${name} `))
          source.error(at('example'), `\`${example}\` is no example of \`${name}\`.`, `Write \`example: ${meant}\`.`);
      }
    }
  }
}

/** Read every valid data file. @param files the readable files, in order */
export function readData(files: ReadonlyMap<string, string>): { data: Data; diagnostics: Finding[] } {
  const data = Object.fromEntries(Object.keys(dataFiles).map((kind) => [kind, new Map()])) as unknown as Data;
  const diagnostics: Finding[] = [];
  const read = new Set<string>();
  for (const [file, text] of files) {
    const name = documentedName(file);
    const kinds = kindsOf(file);
    // If two files hold the same thing, read the one with the documented name.
    if (kinds.length === 0 || read.has(name) || (name !== file && files.has(name))) continue;
    read.add(name);
    const source = new Source(file, text);
    const yaml = parseYaml(source.text, source);
    const [kind, entry] = (yaml && kindOf(kinds, yaml, source)) ?? [];
    if (yaml && kind && entry) {
      readFields(kind, yaml, source);
      if (file.includes('/_category_.') && isGroup(yaml.value))
        yaml.value.label ??= slugInWords(name.replace(/\/[^/]+$/, ''));
      const isRight = matches(entry.schema, yaml, source);
      if (isRight && kind === 'commands') checkCommands(yaml, source);
      if (isRight) data[kind].set(entry.file.exec(name)?.[1] ?? '', yaml.value as never);
    }
    diagnostics.push(...source.diagnostics);
  }
  return { data, diagnostics };
}
