/** Links: their words and the form of their address; also definitions. `../links.ts` checks where links lead. */
import { toString } from 'mdast-util-to-string';
import { nearest } from '../../../text/nearest';
import { error, every, first, markOf, warning } from '../rule';

/** Matches an address that leads on to the address in its query. */
const redirect =
  /^https?:\/\/(?:www\.google\.[\w.]+\/url|[\w.]+\.safelinks\.protection\.outlook\.com\/|l\.(?:facebook|instagram)\.com\/|steamcommunity\.com\/linkfilter\/|www\.youtube\.com\/redirect|slack-redir\.net\/link)\S*?\?(.*)$/i;

export const links = every('link', [
  error('link-twice', ({ url }) => {
    const [, again] = /^https?:\/\/[^/?#]*?(https?:?\/\/.*)$/i.exec(url) ?? [];
    return again && { message: `\`${url}\` is not an address: it begins twice.`, fix: `Write \`${again}\`.` };
  }),
  error('link-scheme', ({ url }) => {
    const [, scheme = '', rest = ''] = /^([a-z]+):\/*(.+)$/i.exec(url) ?? [];
    const isHttp = /^https?$/i.test(scheme);
    const isWrong = isHttp ? !/^https?:\/\//i.test(url) : nearest(scheme, ['https']) !== undefined;
    return isWrong && { message: `\`${url}\` is no address.`, fix: `Did you mean \`https://${rest}\`?` };
  }),
  error('link-words', {
    if: (link) => toString(link).trim() === '' && !link.children.some((child) => child.type !== 'text'),
    message: 'This link has no words.',
    fix: (link) => `Say where it leads: \`[words](${link.url})\`.`,
  }),
  error('link-address', {
    if: (link) =>
      /^(https?:\/\/)?$/i.test(link.url.trim()) || (link.url === '#' && !/\btop\b|↑|⬆/i.test(toString(link))),
    message: 'This link leads nowhere.',
    fix: (link) => `Write the address in the parentheses: \`[${toString(link)}](./page.mdx)\`.`,
  }),
  warning('link-redirect', ({ url }) => {
    const [, query] = redirect.exec(url) ?? [];
    const target = ['url', 'q', 'u'].map((name) => new URLSearchParams(query).get(name)).find(Boolean);
    if (!target) return;
    return {
      message: 'This address leads through another site, which sees every reader who follows it.',
      fix: `Write where it leads: \`${target}\`.`,
    };
  }),
  warning('link-tracking', ({ url }) => {
    const parameter = /(?<=[?&])(?:utm_\w+|gclid|fbclid|msclkid|igshid|igsh|mc_eid)=[^&#]*&?/gi;
    const [found] = url.match(parameter) ?? [];
    if (found === undefined) return;
    return {
      message: `\`${found.replace(/&$/, '')}\` only reports to that site where readers came from.`,
      fix: `Write \`${url.replace(parameter, '').replace(/[?&](?=#|$)/, '')}\`.`,
    };
  }),
]);

/** Matches signs of an address, which a value such as a frequency lacks. */
const isAddress = /^(?:[a-z][a-z+.-]*:|[./#<]|$)|\.(?:mdx?|html?)\b|@/i;

const definitionKinds = ['definition', 'footnoteDefinition'] as const;
export const definitions = first(definitionKinds, [
  error('definition-entry', {
    if: (node, { ancestors, references }) =>
      node.type === 'definition' &&
      !references.has(markOf(node)) &&
      (!isAddress.test(node.url) ||
        (ancestors.at(-1)?.type === 'listItem' &&
          ancestors.at(-1)?.children.every(({ type }) => type === 'definition'))),
    message: "Readers don't see this line: it only says where a link with this name leads.",
    fix: (node) => {
      const [name, url] = [node.label ?? node.identifier, node.type === 'definition' ? node.url : ''];
      return isAddress.test(url) ? `Write \`- [${name}](${url})\`.` : `Write \`${name}: ${url}\`, without brackets.`;
    },
  }),
  error('footnote-unused', {
    if: (node, { references }) => node.type === 'footnoteDefinition' && !references.has(markOf(node)),
    message: 'Nothing refers to this footnote, so nobody would see it.',
    fix: (node) => `Write \`${markOf(node)}\` where it belongs, or remove it.`,
  }),
]);
