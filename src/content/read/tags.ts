import { nearest } from '../../text/nearest';
import { paths } from '../../paths';
import { Source, suggest, type Finding, type Place } from '../text/source';

interface Tagged {
  file: string;
  text: string;
  tags: readonly string[];
}

/**
 * Report tags of posts with two spellings, of which the one that was published first counts as right, and tags of documents
 * that no post has.
 * @param posts the oldest first, drafts last
 */
export function checkTags(posts: readonly Tagged[], docs: readonly Tagged[]): Finding[] {
  const spellings = [...new Set(posts.flatMap(({ tags }) => tags))];
  return [
    ...docs.flatMap((doc) => checkDocTags(doc, spellings)),
    ...posts.flatMap(({ file, text, tags }) => {
      const source = new Source(file, text);
      for (const tag of tags) {
        const usual = spellings.slice(0, spellings.indexOf(tag));
        const same = usualSpelling(tag, usual);
        const near = nearTag(tag, usual);
        const fix = `Write \`${near}\`, or ignore this if they are two things.`;
        if (same) reportSpelling(tag, same, source);
        else if (near) source.warning(placeOf(tag, source), `The tag \`${tag}\` is nearly \`${near}\`.`, fix);
      }
      return source.diagnostics;
    }),
  ];
}

/** Return the spelling of a tag that leads to the same page. */
export function usualSpelling(tag: string, spellings: readonly string[]): string | undefined {
  return spellings.find((other) => paths.tag(other) === paths.tag(tag));
}

function checkDocTags({ file, text, tags }: Tagged, spellings: readonly string[]): Finding[] {
  const source = new Source(file, text);
  for (const tag of tags) {
    if (spellings.includes(tag)) continue;
    const same = usualSpelling(tag, spellings);
    if (same !== undefined) reportSpelling(tag, same, source);
    else {
      const fix = suggest(tag, spellings, 'tag');
      source.error(placeOf(tag, source), `No release note has the tag \`${tag}\`.`, fix);
    }
  }
  return source.diagnostics;
}

/** Report a tag that other files write differently, with the edit that writes it their way. */
function reportSpelling(tag: string, usual: string, source: Source): void {
  const place = placeOf(tag, source);
  const edit = place && { ...place, remove: tag, insert: usual };
  source.error(place, `The tag \`${tag}\` is written \`${usual}\` elsewhere.`, `Write \`${usual}\`.`, edit);
}

function nearTag(tag: string, others: readonly string[]): string | undefined {
  return tag.length < 4
    ? undefined
    : nearest(
        tag,
        others.filter((other) => other.replace(/\d+/g, '') !== tag.replace(/\d+/g, '')),
      );
}

function placeOf(tag: string, source: Source): Place | undefined {
  const from = Math.max(
    0,
    source.lines.findIndex((line) => line.startsWith('tags:')),
  );
  for (const [index, line] of source.lines.slice(from).entries())
    for (let at = line.indexOf(tag); at >= 0; at = line.indexOf(tag, at + 1))
      if (
        /(?:^|[[,:]\s*|-\s+)["']?$/.test(line.slice(0, at)) &&
        /^["']?\s*(?:[\],#]|$)/.test(line.slice(at + tag.length))
      )
        return { line: from + index + 1, column: at + 1 };
  return undefined;
}
