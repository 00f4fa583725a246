import { withMovedFrom } from '../../../src/content/text/heading-notes';

const idNote = /[ \t]*\{\/\*\s*#\S+\s*\*\/\}/;
const movedNote = /[ \t]*\{\/\* moved_from: (.*?) \*\/\}/;

interface Notes {
  /** The heading's new id. */
  id: string;
  /** True if the id follows neither from its words nor from its note. */
  isOwn: boolean;
  /** Returns the new list of former addresses: `#id` of the same page, or `/docs/old/#id`. */
  movedFrom: (addresses: readonly string[]) => readonly string[];
}

/** Change the notes behind the words of a heading. @param line of the document, as written */
export function noteHeading(line: string, { id, isOwn, movedFrom }: Notes): string {
  const [, words = '', end = ''] = /^(.*?)(\r?)$/.exec(line) ?? [];
  const hasNote = idNote.test(words);
  const known = (movedNote.exec(words)?.[1] ?? '').split(/[\s,]+/).filter((address) => address !== '');
  const kept = [...new Set(movedFrom(known))].filter((address) => address !== `#${id}`);
  const bare = words.replace(idNote, '').replace(movedNote, '').trimEnd();
  const named = isOwn || hasNote ? `${bare} {/* #${id} */}` : bare;
  return kept.reduce(withMovedFrom, named) + end;
}
