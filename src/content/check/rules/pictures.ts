/** Pictures: their alternative text, their width, their address. */
import { problemOfPicture } from '../../text/component-data';
import { isPicture } from '../../../file-names';
import { asCopy } from '../links';
import { start } from '../../text/syntax';
import { error, every, markOf, required, warning } from '../rule';

const noDescription =
  /^(image|picture|photo|screenshot|img|untitled|alt( text)?|[^ ]+\.(png|jpe?g|gif|webp|avif|svg))$/i;

export const pictures = every('image', [
  error('picture-words', {
    if: ({ alt }) => !alt?.trim(),
    message: 'This picture has no alternative text for those who can’t see it.',
    fix: ({ url }) => `Say what it shows: \`![what the picture shows](${url})\`.`,
  }),
  warning('picture-name', {
    if: ({ alt, url }) => noDescription.test(alt?.trim() ?? '') && problemOfPicture(url) === undefined,
    message: ({ alt }) => `\`${alt}\` does not describe the picture to those who can’t see it.`,
    fix: ({ url }) => `Say what it shows: \`![what the picture shows](${url})\`.`,
  }),
  required('picture-file', ({ url }) => {
    const message = problemOfPicture(url);
    const [name = ''] = /[^\\/?#]*$/.exec(url) ?? [];
    return message !== undefined && { message, fix: asCopy(isPicture(name) ? name : 'picture.png') };
  }),
]);

export const pictureReferences = every('imageReference', [
  // The build finds pictures only by addresses in the picture itself.
  required('picture-reference', (picture, { definitions }) => {
    const defined = definitions.get(markOf(picture));
    const isData = defined?.type === 'definition' && defined.url.startsWith('data:');
    const first = isData ? `Save the picture in this folder, remove line ${start(defined).line}, and write` : 'Write';
    return {
      message: 'The address belongs in the picture itself: references do not work for pictures.',
      fix: `${first} \`![${picture.alt || 'what the picture shows'}](./picture.png)\`.`,
    };
  }),
]);
