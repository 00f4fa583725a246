/** Pictures: their alternative text, their width, their address. */
import { problemOfPicture } from '../../text/component-data';
import { isPicture } from '../../../file-names';
import { asCopy } from '../links';
import { every } from '../rule';

const noDescription =
  /^(image|picture|photo|screenshot|img|untitled|alt( text)?|[^ ]+\.(png|jpe?g|gif|webp|avif|svg))$/i;

export const pictures = every('image', [
  {
    id: 'picture-words',
    find: ({ alt, url }) =>
      !alt?.trim() && {
        message: 'This picture has no alternative text for those who can’t see it.',
        fix: `Say what it shows: \`![what the picture shows](${url})\`.`,
      },
  },
  {
    id: 'picture-name',
    isWarning: true,
    find: ({ alt, url }) =>
      noDescription.test(alt?.trim() ?? '') &&
      problemOfPicture(url) === undefined && {
        message: `\`${alt}\` does not describe the picture to those who can’t see it.`,
        fix: `Say what it shows: \`![what the picture shows](${url})\`.`,
      },
  },
  {
    id: 'picture-file',
    isRequired: true,
    find({ url }) {
      const message = problemOfPicture(url);
      const [name = ''] = /[^\\/?#]*$/.exec(url) ?? [];
      return message !== undefined && { message, fix: asCopy(isPicture(name) ? name : 'picture.png') };
    },
  },
]);

export const pictureReferences = every('imageReference', [
  {
    id: 'picture-reference',
    // The build finds pictures only by addresses in the picture itself.
    isRequired: true,
    find: ({ alt }) => ({
      message: 'The address belongs in the picture itself: references do not work for pictures.',
      fix: `Write \`![${alt || 'what the picture shows'}](./picture.png)\`.`,
    }),
  },
]);
