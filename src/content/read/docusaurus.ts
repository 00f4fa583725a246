/** Fields that writers know from Docusaurus and that this site has in another form, or not at all. Pure. */
import { listed, type Edit, type Source } from '../text/source';
import type { Yaml } from '../text/yaml';

interface Fields {
  /** Fields that nothing reads and readers do not miss. */
  silent?: string;
  /** Fields that nothing reads: a warning says so. */
  unread?: string;
  /** What to write instead. */
  instead?: Readonly<Record<string, string>>;
}

const unread =
  'id hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level title_meta image last_update hide_reading_time wrapperClassName pagination_label pagination_next pagination_prev custom_edit_url parse_number_prefixes sidebar_class_name sidebar_custom_props sidebar_key displayed_sidebar';
const slug =
  'The place of the file is its address: move the file. If the page had another address, write `moved_from: [/docs/old-page/]`.';
const unlisted =
  'Write `draft: true` to hold the page back, or `sidebar: false` to leave a document out of the sidebar.';
const author = 'Write `authors: [key]`, and the rest into `content/authors.yaml`.';
const instead = { slug, unlisted, author_title: author, author_url: author, author_image_url: author };

const ofPosts = 'Only release notes have it: move the file to `content/releases`, or remove the field.';

/** The fields by the kind of document or data file. */
const fields: Readonly<Record<string, Fields>> = {
  doc: { unread, instead: { ...instead, date: ofPosts, authors: ofPosts, author: ofPosts } },
  post: { unread, instead },
  page: { unread, instead: { ...instead, date: ofPosts, authors: ofPosts, author: ofPosts } },
  categories: { silent: 'collapsed collapsible link', unread: 'className customProps key' },
  authors: { silent: 'title', unread: 'image_url imageURL email socials page' },
};

type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Return the value of a Docusaurus field, under its name here. */
const otherNames = (kind: string, { title, link }: Group): Group =>
  kind === 'authors' && title !== undefined
    ? { description: title }
    : kind === 'categories' && isGroup(link) && link.description !== undefined
      ? { description: link.description }
      : {};

/** Remove a field that is alone on its line. */
function removal(line: number, source: Source): Edit[] {
  const isAlone = /^[\w-]+:/.test(source.line(line)) && !/^(?:\s|- )/.test(source.line(line + 1));
  return isAlone ? [{ line, column: 1, remove: `${source.line(line)}\n`, insert: '' }] : [];
}

/** Convert fields of Docusaurus to fields of this site, in place. Report those that nothing reads. */
export function readFields(kind: string, yaml: Yaml, source: Source): void {
  const { silent = '', unread: lost = '', instead: others = {} } = fields[kind] ?? {};
  const found: { name: string; line: number; column: number }[] = [];
  const read = (group: Group, path: readonly string[]): Group => {
    const kept = Object.entries(group).filter(([name]) => {
      const place = yaml.place([...path, name], 'key');
      const fix = Object.hasOwn(others, name) ? others[name] : undefined;
      // One fix is for all fields that need it.
      const isNew = !source.diagnostics.some((one) => one.fix === fix);
      if (fix !== undefined && isNew) source.error(place, `Nothing reads \`${name}\` here.`, fix);
      const isAddress = name === 'id' && source.file.includes(`/${String(group.id)}.`);
      if (lost.split(' ').includes(name) && !isAddress) found.push({ name, ...place });
      return fix === undefined && !`${silent} ${lost}`.split(' ').includes(name);
    });
    return { ...otherNames(kind, group), ...Object.fromEntries(kept) };
  };
  if (!isGroup(yaml.value)) return;
  const readEach = (group: Group) =>
    Object.fromEntries(Object.entries(group).map(([key, one]) => [key, isGroup(one) ? read(one, [key]) : one]));
  yaml.value = kind === 'authors' ? readEach(yaml.value) : read(yaml.value, []);
  const [place] = found;
  if (!place || source.ignored.has('field-unread')) return;
  source.report({
    severity: 'warning',
    place,
    message: `Nothing reads ${listed([...new Set(found.map(({ name }) => name))])} here.`,
    fix: found.length > 1 ? 'Remove these fields.' : 'Remove the field.',
    edit: found.flatMap(({ line }) => removal(line, source)),
    rule: 'field-unread',
  });
}
