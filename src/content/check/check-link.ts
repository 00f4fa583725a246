/** Check links: their words, the form of their address. `links.ts` checks where they lead. */
import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { nearest } from '../../text/nearest';
import type { Source } from '../text/source';
import { start } from '../text/walk';

export function checkLink(link: Link, source: Source): void {
  if (toString(link).trim() === '' && !link.children.some((child) => child.type !== 'text')) {
    source.error(start(link), 'This link has no words.', `Say where it leads: \`[words](${link.url})\`.`);
  }
  const twice = /^https?:\/\/(https?:?\/\/.*)$/i.exec(link.url)?.[1];
  if (twice !== undefined)
    source.error(start(link), `\`${link.url}\` is not an address: it begins twice.`, `Write \`${twice}\`.`);
  const [, scheme = '', rest = ''] = /^([a-z]+):(\/\/.*)$/i.exec(link.url) ?? [];
  if (scheme !== '' && !/^(https?|wss?|s?ftp)$/i.test(scheme) && nearest(scheme, ['https']) !== undefined)
    source.error(start(link), `\`${scheme}:\` is no kind of address.`, `Did you mean \`https:${rest}\`?`);
  if (/^https?:\/\/[^\s[\]]*\)(\[|%5B)/i.test(link.url))
    source.error(start(link), 'The brackets of this link are swapped.', 'Write `[words](address)`.');
  const slash = /^(https?:)\/?(?!\/)(.+)$/i.exec(link.url);
  if (slash) {
    const [, scheme = '', rest = ''] = slash;
    source.error(
      start(link),
      `\`${link.url}\` is no address: two slashes follow \`${scheme}\`.`,
      `Write \`${scheme}//${rest}\`.`,
    );
  }
  if (link.url.trim() === '') {
    source.error(
      start(link),
      'This link leads nowhere.',
      `Write the address in the parentheses: \`[${toString(link)}](./page.mdx)\`.`,
    );
  }
}
