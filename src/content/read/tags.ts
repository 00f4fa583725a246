import { nearest } from '../../text/nearest';
import { paths } from '../../paths';
import { folders } from './routes';
import { entriesOf, Source, suggest, type Finding, type Place } from '../text/source';

interface Tagged {
  file: string;
  frontMatter: { tags?: readonly string[] };
}

/**
 * Report a second spelling of a tag of posts: the spelling that was published first is right. Report tags of documents that no
 * post has.
 * @param posts the oldest first, drafts last
 */
export function checkTags(
  posts: readonly Tagged[],
  docs: readonly Tagged[],
  files: ReadonlyMap<string, string>,
): Finding[] {
  const spellings = [...new Set(posts.flatMap(({ frontMatter: { tags = [] } }) => tags))];
  const check = ({ file, frontMatter: { tags = [] } }: Tagged, isPost: boolean) => {
    const source = new Source(file, files.get(file) ?? '');
    for (const tag of tags) {
      const at = spellings.indexOf(tag);
      const usual = at < 0 ? spellings : isPost ? spellings.slice(0, at) : [];
      // An earlier spelling with the same address.
      const same = usual.find((other) => paths.tag(other) === paths.tag(tag));
      const near = nearTag(tag, usual);
      if (same !== undefined) reportSpelling(tag, same, source);
      else if (at < 0)
        source.report({
          ...{ severity: 'error', place: placeOf(tag, source), fix: suggest(tag, spellings, 'tag') },
          message: `No release note has the tag \`${tag}\`.`,
          // A note that cannot be read may have it.
          cause: [...files].find(([one, text]) => one.startsWith(folders.post.folder) && text.includes(tag))?.[0],
        });
      else if (near !== undefined)
        source.warning(
          placeOf(tag, source),
          `The tag \`${tag}\` is nearly \`${near}\`.`,
          `Write \`${near}\`, or ignore this if they are two things.`,
        );
    }
    return source.diagnostics;
  };
  return [...docs.flatMap((doc) => check(doc, false)), ...posts.flatMap((post) => check(post, true))];
}

/** Report a tag that other files spell differently, with the edit that spells it as they do. */
function reportSpelling(tag: string, usual: string, source: Source): void {
  const place = placeOf(tag, source);
  const isThere = source.after(place).startsWith(tag);
  const edit = isThere ? { ...place, remove: tag, insert: usual } : undefined;
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

/** Return the place of a tag, after its quote; if one text holds all tags, the place of the field. */
function placeOf(tag: string, source: Source): Place {
  const [, place] = entriesOf(source, 'tags').find(([entry]) => entry === tag) ?? [];
  if (!place) return { line: source.lines.findIndex((line) => line.startsWith('tags:')) + 1 || 1, column: 1 };
  const isQuoted = /^["']/.test(source.after(place));
  return isQuoted ? { ...place, column: place.column + 1 } : place;
}
