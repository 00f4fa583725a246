// Notes after a heading's words, `## Words {/* #own-id */} {/* moved_from: #old-id, /docs/old/ */}`, and after a picture.
import { slug } from 'github-slugger';
import type { Heading, Image, Node, Parent, Root } from 'mdast';
import type { Place, Source } from './source';
import { isExpression, start, walk } from './syntax';

/** Holds a writer's notes about the addresses of a heading. */
export interface HeadingNotes {
  /** The heading's own id; otherwise it follows from the words. */
  id?: string;
  /** Former addresses of this place: `#id` on the same page, `/path/` of a page that is gone, or `/path/#id` of another page. */
  movedFrom: string[];
}

declare module 'mdast' {
  interface HeadingData {
    notes?: HeadingNotes;
  }
}

/** Matches an address as `moved_from` and `content/addresses.txt` write it. */
export const siteAddress = /^\/(?:[\p{L}\p{N}._~-]+\/)*(?:#[^\s#]+)?$/u;
const ownId = /^#\S+$/;
const movedFrom = /^moved_from:\s*(.*)$/s;

/** Return the text of a comment in braces or of HTML, or an id in braces; undefined for anything else. */
export function commentOf(node: Node): string | undefined {
  const [, inBraces, html, id] =
    (isExpression(node) && /^\s*(?:\/\*(.*)\*\/|<!--(.*)-->|(#\S+))\s*$/s.exec(node.value)) || [];
  return (inBraces ?? html ?? (id && `#${slug(id)}`))?.trim();
}

/** True for a comment, which readers never see. */
export const isComment = (node: Node) => commentOf(node) !== undefined;

const isNote = (comment: string) =>
  ownId.test(comment) || /^moved_from\b|^moved[\s_-]?from\s*[:=]?\s*[#/]/i.test(comment);
const listOf = (text: string) => text.split(/[\s,]+/).filter((part) => part !== '');

/** Read the notes of headings and pictures into their `data`, before comments are removed; report wrong ones. */
export function readNotes(tree: Root, source: Source): void {
  walk(tree, (node, ancestors) => {
    const parent = ancestors.at(-1);
    const comment = commentOf(node) ?? '';
    const [, width] = widthNote.exec(comment) ?? [];
    if (node.type === 'heading') node.data = { ...node.data, notes: notesOf(node, source) };
    else if (width !== undefined) readWidth(width, node, parent, source);
    else if (isNote(comment) && parent?.type !== 'heading')
      source.warning(
        start(node),
        'This note belongs to a heading, and here it has no meaning.',
        `Write it behind the heading's words, on the same line: \`## Words {/* ${comment} */}\`.`,
      );
  });
}

function notesOf(heading: Heading, source: Source): HeadingNotes {
  const notes: HeadingNotes = { movedFrom: [] };
  for (const child of heading.children) {
    const comment = commentOf(child);
    if (comment === undefined || !isNote(comment)) continue;
    const place = start(child);
    const list = movedFrom.exec(comment)?.[1];
    if (list !== undefined) notes.movedFrom.push(...formerAddresses(list, place, source));
    else if (!ownId.test(comment))
      source.error(place, 'This note is not read.', 'Write it like this: `{/* moved_from: #old-id */}`.');
    else if (slug(comment.slice(1)) === comment.slice(1)) notes.id = comment.slice(1);
    else
      source.error(
        place,
        `\`${comment}\` can't be an id: it has lower-case letters, digits and hyphens.`,
        `Write \`{/* #${slug(comment.slice(1))} */}\`.`,
      );
  }
  return notes;
}

function formerAddresses(list: string, place: Place, source: Source): string[] {
  return listOf(list).filter((address) => {
    if (ownId.test(address) || siteAddress.test(address)) return true;
    source.error(
      place,
      `\`${address}\` is no former address.`,
      'Write `#id` for a heading of this page, `/docs/page/#id` for one of another, `/docs/page/` for a page, with commas between them.',
    );
    return false;
  });
}

/** Add a former address to the line of a heading. */
export function withMovedFrom(line: string, address: string): string {
  const [note, list = ''] = /\{\/\* moved_from: (.*?) \*\/\}/.exec(line) ?? [];
  return note === undefined
    ? `${line.trimEnd()} {/* moved_from: ${address} */}`
    : line.replace(note, `{/* moved_from: ${[...listOf(list), address].join(', ')} */}`);
}

/** Remove the white space that notes leave after a heading's words. */
export function trimHeadings(tree: Root): void {
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const { children } = node;
    for (let last = children.at(-1); last?.type === 'text'; last = children.at(-1)) {
      last.value = last.value.trimEnd();
      if (last.value !== '') return;
      children.pop();
    }
  });
}

// Notes after a picture that is a paragraph of its own: `![words](./picture.png "Caption") {/* width: 50% */}`.

declare module 'mdast' {
  interface ImageData {
    /** Part of the text's width, in per cent. */
    share?: number;
  }
}

const widthNote = /^width\b\s*[:=]?\s*(.*\d.*)$/i;

/** Move a width into the data of the picture before it. */
function readWidth(width: string, note: Node, paragraph: Parent | undefined, source: Source): void {
  const image = paragraph?.type === 'paragraph' ? aloneWith(note, paragraph.children) : undefined;
  if (!paragraph || !image)
    return source.warning(
      start(note),
      'A width works only for a picture in a paragraph of its own.',
      'Write it behind the picture, on the same line: `![words](./picture.png) {/* width: 50% */}`.',
    );
  const share = /^([1-9]\d|100)%$/.exec(width)?.[1];
  if (share === undefined)
    return source.error(
      start(note),
      `\`${width}\` is no width of a picture: that is a part of the text's width, from 10% to 100%.`,
      `Write it like this: \`{/* width: ${/^([1-9]\d|100)$/.test(width) ? width : 50}% */}\`.`,
    );
  image.data = { ...image.data, share: Number(share) };
  paragraph.children = [image];
}

/** Return the picture of a paragraph that holds only the picture and its note. */
function aloneWith(own: object, children: readonly { type: string; value?: string }[]): Image | undefined {
  const others = children.filter((child) => child !== own && !(child.type === 'text' && child.value?.trim() === ''));
  const [only] = others;
  return others.length === 1 && only?.type === 'image' ? (only as Image) : undefined;
}
