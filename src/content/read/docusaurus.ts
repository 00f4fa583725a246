/** Fields that writers know from Docusaurus, and that have another form here or none. Pure. */
import { listed, type Edit, type Source } from '../text/source';
import type { SchemaName } from '../text/schema-check';
import type { Yaml } from '../text/yaml';

interface Fields {
  /** Nothing reads them; readers miss nothing. */
  silent?: string;
  /** Nothing reads them, and writers are told so. */
  unread?: string;
  /** The names that fields have here. */
  renamed?: Readonly<Record<string, string>>;
  /** The lines to write instead of a field. */
  instead?: Readonly<Record<string, string>>;
}

const ofDocuments =
  'id hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level title_meta image last_update';
const slug =
  "A page's address follows from the place of its file: move the file. If the page had another address, write `moved_from: [/docs/old-page/]`.";
const unlisted = 'Write `draft: true` to hold the page back.';
const author = 'Write `authors: [key]`, and the rest into `content/authors.yaml`.';

const fields: Partial<Record<SchemaName, Fields>> = {
  doc: {
    unread: `${ofDocuments} pagination_label pagination_next pagination_prev custom_edit_url parse_number_prefixes sidebar_class_name sidebar_custom_props sidebar_key displayed_sidebar`,
    instead: { slug, unlisted: `Write \`sidebar: false\` to leave the page out of the sidebar. ${unlisted}` },
  },
  post: {
    unread: `${ofDocuments} hide_reading_time`,
    instead: { slug, unlisted, author, author_title: author, author_url: author, author_image_url: author },
  },
  page: { unread: `${ofDocuments} wrapperClassName`, instead: { slug, unlisted } },
  category: { silent: 'collapsed collapsible', unread: 'className customProps key' },
  authors: { unread: 'image_url imageURL email socials page', renamed: { title: 'description' } },
};

type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Remove a field that is alone on its line, or on the lines up to the next one. */
function removal(line: number, source: Source): Edit[] {
  const isAlone = /^[\w-]+:/.test(source.line(line)) && !/^(?:\s|- )/.test(source.line(line + 1));
  return isAlone ? [{ line, column: 1, remove: `${source.line(line)}\n`, insert: '' }] : [];
}

/** Read fields of Docusaurus as those of this site, in place. Report those that nothing reads. */
export function readFields(schema: SchemaName, yaml: Yaml, source: Source): void {
  const { silent = '', unread = '', renamed = {}, instead = {} } = fields[schema] ?? {};
  const root = yaml.value;
  if (!isGroup(root)) return;
  const lost: { name: string; line: number; column: number }[] = [];
  const read = (group: Group, path: readonly string[]): Group => {
    const kept = Object.entries(group).flatMap(([name, value]): [string, unknown][] => {
      const place = yaml.place([...path, name], 'key');
      const fix = Object.hasOwn(instead, name) ? instead[name] : undefined;
      if (fix !== undefined) source.error(place, `Nothing reads \`${name}\` here.`, fix);
      if (unread.split(' ').includes(name)) lost.push({ name, ...place });
      else if (fix === undefined && !silent.split(' ').includes(name))
        return [[Object.hasOwn(renamed, name) ? (renamed[name] ?? name) : name, value]];
      return [];
    });
    return Object.fromEntries(kept);
  };
  yaml.value =
    schema === 'authors'
      ? Object.fromEntries(Object.entries(root).map(([key, one]) => [key, isGroup(one) ? read(one, [key]) : one]))
      : read(root, []);
  const [place] = lost;
  if (!place || source.ignored.has('field-unread')) return;
  source.report({
    severity: 'warning',
    place,
    message: `Nothing reads ${listed([...new Set(lost.map(({ name }) => name))])} here.`,
    fix: lost.length > 1 ? 'Remove these fields.' : 'Remove the field.',
    edit: lost.flatMap(({ line }) => removal(line, source)),
    rule: 'field-unread',
  });
}
