/** Check pictures: their alternative text, their width, their address. */
import type { Image, ImageReference } from 'mdast';
import type { Source } from '../text/source';
import { start } from '../text/walk';

export function checkPicture(image: Image, source: Source): void {
  if (!image.alt?.trim()) {
    source.error(
      start(image),
      'This picture has no words for those who can’t see it.',
      `Say what it shows: \`![what the picture shows](${image.url})\`.`,
    );
  } else if (
    /^(image|picture|photo|screenshot|img|untitled|alt( text)?|[^ ]+\.(png|jpe?g|gif|webp|avif|svg))$/i.test(
      image.alt.trim(),
    )
  ) {
    source.warning(
      start(image),
      `\`${image.alt}\` does not describe the picture to those who can’t see it.`,
      `Say what it shows: \`![what the picture shows](${image.url})\`.`,
    );
  }
  const [, words = '', width = ''] = /^(.*)\|(\d+)(?:x\d+)?$/.exec(image.alt ?? '') ?? [];
  if (width !== '')
    source.error(
      start(image),
      'Write the width after the picture, not in its alternative text.',
      `Write \`![${words}](${image.url}) {/* width: 60% */}\`.`,
    );
  if (/^(data|blob|file):/i.test(image.url)) {
    source.error(
      start(image),
      'A picture must be a file in the sources.',
      'Put the file next to this one and write `![…](./picture.png)`.',
    );
  } else if (/^(https?:)?\/\//i.test(image.url)) {
    source.error(
      start(image),
      'A picture from another site would be loaded from there by every reader.',
      'Put the file next to this one and write `![…](./picture.png)`.',
    );
  }
}

/** Report a picture that takes its address by reference: the build looks for files in direct addresses. */
export function reportPictureReference(image: ImageReference, source: Source): void {
  source.error(
    start(image),
    'The address belongs in the picture itself: references do not work for pictures.',
    `Write \`![${image.alt || 'what the picture shows'}](./picture.png)\`.`,
  );
}
