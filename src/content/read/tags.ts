import { nearest } from '../../text/nearest';
import { paths } from '../../paths';
import { Source, type Finding, type Place } from '../text/source';

interface Tagged {
  file: string;
  text: string;
  tags: readonly string[];
}

/** Report tags with two spellings. The more frequent one counts as right. */
export function checkTags(posts: readonly Tagged[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { tags } of posts) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const spellings = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return posts.flatMap(({ file, text, tags }) => {
    const source = new Source(file, text);
    for (const tag of tags) {
      const usual = spellings.slice(0, spellings.indexOf(tag));
      const same = usual.find((other) => paths.tag(other) === paths.tag(tag));
      const near = same ?? nearTag(tag, usual);
      const fix = `Write \`${near}\`, or ignore this if they are two things.`;
      const place = placeOf(tag, source);
      const edit = place && same && { ...place, remove: tag, insert: same };
      if (same)
        source.error(
          place,
          `The tag \`${tag}\` is written \`${same}\` elsewhere.`,
          `Write \`${same}\`.`,
          edit || undefined,
        );
      else if (near) source.warning(place, `The tag \`${tag}\` is nearly \`${near}\`.`, fix);
    }
    return source.diagnostics;
  });
}

function nearTag(tag: string, others: readonly string[]): string | undefined {
  return tag.length < 5
    ? undefined
    : nearest(
        tag,
        others.filter((other) => other.replace(/\d+/g, '') !== tag.replace(/\d+/g, '')),
      );
}

function placeOf(tag: string, source: Source): Place | undefined {
  const from = source.lines.findIndex((line) => line.startsWith('tags:'));
  for (let index = Math.max(from, 0); index < source.lines.length; index++) {
    const column = source.lines[index]?.indexOf(tag, index === from ? 'tags:'.length : 0) ?? -1;
    if (column >= 0) return { line: index + 1, column: column + 1 };
  }
  return undefined;
}
