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
    wrong: ['![](./a.png)'],
    right: ['![A plane](./a.png)'],
    find: ({ alt, url }) =>
      !alt?.trim() && {
        message: 'This picture has no alternative text for those who can’t see it.',
        fix: `Say what it shows: \`![what the picture shows](${url})\`.`,
      },
  },
  {
    id: 'picture-name',
    isWarning: true,
    wrong: ['![a.png](./a.png)', '![Image](./a.png)'],
    right: ['![Screenshot of the overhead panel](./a.png)', '![Logo](./a.png)'],
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
    wrong: [
      '![A plane](data:image/png;base64,AA==)',
      '![A plane](https://example.org/a.png)',
      '![A plane](C:\\a.png)',
      '![A plane](sandbox:/mnt/data/a.png)',
      '![A plane](\\\\server\\a.png)',
    ],
    right: ['![A plane](./a.png)'],
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
    wrong: ['![A plane][p]\n\n[p]: https://example.org/plane.png'],
    right: ['![A plane](./a.png)'],
    find: ({ alt }) => ({
      message: 'The address belongs in the picture itself: references do not work for pictures.',
      fix: `Write \`![${alt || 'what the picture shows'}](./picture.png)\`.`,
    }),
  },
]);
