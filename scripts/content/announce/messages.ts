/** Divide a page's Markdown into messages for Discord. Pure. */
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../../src/openapi/model/markdown';
import { length, writeBlock, type Piece } from './blocks';

/** The maximum length of a message, in code points. */
export const messageLimit = 2000;

/**
 * Divide a document into messages of at most `messageLimit`, cut between blocks if possible. The last message ends with the page's
 * address.
 * @param markdown as `pageMarkdown` writes it, with complete addresses in links
 */
export function discordMessages(markdown: string, url: string): string[] {
  const tree = parseMarkdown(markdown);
  visit(tree, (node) => {
    if ((node.type === 'link' || node.type === 'image') && URL.canParse(node.url, url))
      node.url = new URL(node.url, url).href;
  });
  const pieces = tree.children.flatMap((node) => writeBlock(node, messageLimit));
  return pack([...pieces, { text: `<${url}>`, before: '\n\n' }]);
}

function pack(pieces: readonly Piece[]): string[] {
  const messages: Piece[][] = [];
  let message: Piece[] = [];
  for (const piece of pieces) {
    if (length(join([...message, piece])) > messageLimit) {
      const carried = trailingHeadings(message);
      messages.push(message.slice(0, message.length - carried.length));
      message = length(join([...carried, piece])) > messageLimit ? [piece] : [...carried, piece];
      if (message.length === 1 && carried.length > 0) messages.push(carried);
    } else message.push(piece);
  }
  return [...messages, message].filter((one) => one.length > 0).map(join);
}

/** Return the headings at the end of a message: they belong to what follows. */
function trailingHeadings(message: readonly Piece[]): Piece[] {
  const last = message.findLastIndex(({ leads }) => !leads);
  return message.slice(last + 1);
}

const join = (pieces: readonly Piece[]) =>
  pieces.map(({ text, before }, at) => (at === 0 ? text : before + text)).join('');
