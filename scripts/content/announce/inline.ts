/** Write phrases in the Markdown that Discord shows. Pure. */
import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

const zeroWidthSpace = '\u200b';

/** Escape what Discord would take for a mark, a mention or an emoji. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\*_~|`]/g, '\\$&')
    .replace(/<(?=[@#:/a-z])/gi, '\\<')
    .replace(/@(?=everyone\b|here\b)/g, `@${zeroWidthSpace}`)
    .replace(/^(\s*)([#>-]|\d+\.)(?=\s)/gm, '$1\\$2');
}

function code(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `\`\`${padding}${text}${padding}\`\``;
}

/** A link in angle brackets shows no preview. Discord makes words a link only if the target is a web address and the words are not. */
function link(words: string, url: string): string {
  if (!/^https?:/.test(url)) return words === url ? words : `${words} (${url.replace(/^mailto:/, '')})`;
  const address = `<${encodeURI(decode(url))}>`;
  if (words === '' || words === escapeText(url)) return address;
  return /https?:\/\//.test(words) ? `${words}: ${address}` : `[${words.replaceAll(/[[\]]/g, '\\$&')}](${address})`;
}

/** Decode what `encodeURI` would encode twice. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** @returns the text, of one line for each line break of the author's */
export function writeInline(nodes: readonly PhrasingContent[]): string {
  return nodes.map(write).join('');
}

function write(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return escapeText(node.value.replaceAll(/\s*\n\s*/g, ' '));
    case 'emphasis':
      return `*${writeInline(node.children)}*`;
    case 'strong':
      return `**${writeInline(node.children)}**`;
    case 'delete':
      return `~~${writeInline(node.children)}~~`;
    case 'inlineCode':
      return code(node.value);
    case 'break':
      return '\n';
    case 'link':
      return link(writeInline(node.children), node.url);
    case 'image':
      return link(escapeText(node.alt ?? '') || 'Picture', node.url);
    case 'footnoteReference':
      return ` (note ${node.label ?? node.identifier})`;
    case 'html':
      return '';
    default:
      return escapeText(toString(node));
  }
}
