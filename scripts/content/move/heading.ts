import { withMovedFrom } from '../../../src/content/text/heading-notes';

const idNote = /[ \t]*\{\/\*\s*#\S+\s*\*\/\}/;
const movedNote = /[ \t]*\{\/\* moved_from: (.*?) \*\/\}/;

interface Notes {
  /** The heading's new id. */
  id: string;
  /** True if the id follows neither from its words nor from its note. */
  isOwn: boolean;
  /** A former address that should redirect here: `#id` of the same page, or `/docs/old/#id`. */
  former?: string;
  /** Changes the former addresses that it already names. */
  address?: (address: string) => string;
}

/** Change the notes behind the words of a heading. @param line of the heading, from 1 */
export function noteHeading(
  text: string,
  line: number,
  { id, isOwn, former, address = (same) => same }: Notes,
): string {
  const lines = text.split('\n');
  const [, words = '', end = ''] = /^(.*?)(\r?)$/.exec(lines[line - 1] ?? '') ?? [];
  const hasNote = idNote.test(words);
  const known = (movedNote.exec(words)?.[1] ?? '').split(/[\s,]+/).map(address);
  const addresses = [...known, former ?? ''];
  const kept = [...new Set(addresses)].filter((address) => address !== '' && address !== `#${id}`);
  const bare = words.replace(idNote, '').replace(movedNote, '').trimEnd();
  const named = isOwn || hasNote ? `${bare} {/* #${id} */}` : bare;
  lines[line - 1] = kept.reduce(withMovedFrom, named) + end;
  return lines.join('\n');
}
