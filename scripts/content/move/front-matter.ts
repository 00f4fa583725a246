import { parseDocument, YAMLSeq } from 'yaml';

const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$/m;

/**
 * Change only `moved_from` in a document's front matter.
 * @param change returns the new list of former addresses; an empty one removes the field
 * @returns the same text for a document without front matter, or with one that YAML can't read
 */
export function changeMovedFrom(text: string, change: (addresses: readonly string[]) => readonly string[]): string {
  const [, yaml] = block.exec(text) ?? [];
  if (yaml === undefined) return text;
  const document = parseDocument(yaml);
  const found: unknown = document.toJS();
  if (document.errors.length > 0 || typeof found !== 'object' || found === null) return text;
  const before = 'moved_from' in found && Array.isArray(found.moved_from) ? found.moved_from.map(String) : [];
  const after = change(before);
  if (after.join() === before.join()) return text;
  const end = yaml.includes('\r\n') ? '\r\n' : '\n';
  const field = after.length === 0 ? '' : `moved_from: [${after.join(', ')}]${end}`;
  const range = rangeOf(document, yaml);
  const changed = range ? yaml.slice(0, range[0]) + field + yaml.slice(range[1]) : yaml + field;
  return text.replace(yaml, () => changed);
}

/** Find the whole lines of the field. */
function rangeOf(document: ReturnType<typeof parseDocument>, yaml: string): [number, number] | undefined {
  const value: unknown = document.get('moved_from', true);
  const list = value instanceof YAMLSeq ? value.range : undefined;
  if (!list) return undefined;
  const start = yaml.lastIndexOf('moved_from', list[0]);
  const end = yaml.indexOf('\n', list[1] - 1);
  return [yaml.lastIndexOf('\n', start) + 1, end < 0 ? yaml.length : end + 1];
}
