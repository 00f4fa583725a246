// Notes behind a picture that is a paragraph of its own: `![words](./picture.png "Caption") {/* width: 50% */}`.
import type { Image, Root } from 'mdast';
import { commentOf } from './heading-notes';
import type { Source } from './source';
import { start, walk } from './walk';

declare module 'mdast' {
  interface ImageData {
    /** Part of the text's width, in per cent. */
    share?: number;
  }
}

const note = /^width\b\s*[:=]?\s*(.*)$/i;

/** Move picture notes into the pictures' `data`, before comments are removed; report wrong ones. */
export function takePictureNotes(tree: Root, source: Source): void {
  walk(tree, (node, ancestors) => {
    const [, width] = note.exec(commentOf(node) ?? '') ?? [];
    if (width === undefined || !/\d/.test(width)) return;
    const paragraph = ancestors.at(-1);
    const image = paragraph?.type === 'paragraph' ? aloneWith(node, paragraph.children) : undefined;
    if (!paragraph || !image)
      return source.warning(
        start(node),
        'A width works only for a picture in a paragraph of its own.',
        'Write it behind the picture, on the same line: `![words](./picture.png) {/* width: 50% */}`.',
      );
    const share = /^([1-9]\d|100)%$/.exec(width)?.[1];
    if (share === undefined)
      return source.error(
        start(node),
        `A picture can't have the width \`${width}\`: it is a part of the text's, from 10% to 100%.`,
        'Write it like this: `{/* width: 50% */}`.',
      );
    image.data = { ...image.data, share: Number(share) };
    paragraph.children = [image];
  });
}

/** Return the picture of a paragraph that holds nothing but it and its note. */
function aloneWith(own: object, children: readonly { type: string; value?: string }[]): Image | undefined {
  const others = children.filter((child) => child !== own && !(child.type === 'text' && child.value?.trim() === ''));
  const [only] = others;
  return others.length === 1 && only?.type === 'image' ? (only as Image) : undefined;
}
