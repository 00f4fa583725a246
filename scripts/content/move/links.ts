/** Read the links of a document, and change only their addresses in its text. Pure. */
import type { Node, Root } from 'mdast';
import { translate } from '../../../src/content/habits/translate';
import { isElement, parseBody, parsePlain, walk } from '../../../src/content/text/syntax';
import { split } from '../../../src/content/read/front-matter';
import { resolveFile } from '../../../src/content/read/routes';
import { Source } from '../../../src/content/text/source';

/**
 * Read a link in the document `from`.
 * @returns the path as written, the query and fragment after it, and the file that it names, if it is no address
 */
export function readLink(url: string, from: string): { path: string; rest: string; target?: string } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (/^([a-z][a-z+.-]*:|\/)/i.test(path)) return { path, rest };
  return { path, rest, target: path === '' ? from : resolveFile(from, path) };
}

interface Written {
  /** The address as written. */
  url: string;
  /** Offset in the document's body. */
  offset: number;
}

/** Find an address in its node's text: the last occurrence, since a link ends with its address. */
function locate(
  { position }: Pick<Node, 'position'>,
  url: string,
  openings: readonly string[],
  body: string,
): Written[] {
  const { start, end } = position ?? {};
  if (url === '' || start?.offset === undefined || end?.offset === undefined) return [];
  const typed = body.slice(start.offset, end.offset);
  const opening = openings.find((one) => typed.includes(one + url));
  if (opening === undefined) return [];
  return [{ url, offset: start.offset + typed.lastIndexOf(opening + url) + opening.length }];
}

function addressesIn(tree: Root, body: string): Written[] {
  const found: Written[] = [];
  walk(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') found.push(...locate(node, node.url, ['](', '](<'], body));
    else if (node.type === 'definition') found.push(...locate(node, node.url, [': ', ': <', ':'], body));
    else if (isElement(node))
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && ['href', 'poster'].includes(attribute.name))
          if (typeof attribute.value === 'string') found.push(...locate(attribute, attribute.value, ['"', "'"], body));
  });
  return found;
}

/** Find the addresses of a text; of one with habits of other programs, those of Markdown and of tags. */
function addressesOf(text: string, body: string): Written[] {
  try {
    return addressesIn(parseBody(body), body);
  } catch (mistake) {
    const { text: translated } = translate('content/docs/page.md', text);
    if (translated === text) throw mistake;
    parseBody(split(new Source('', translated)).body);
    const inTags = body.matchAll(/\s(?:href|poster|src)=(["'])(.*?)\1/g);
    const ofTags = [...inTags].map(({ 0: typed, 2: url = '', index }) => ({
      url,
      offset: index + typed.length - 1 - url.length,
    }));
    return [...addressesIn(parsePlain(body), body), ...ofTags];
  }
}

/**
 * Change the addresses of a document's links and pictures.
 * @param change returns the new address, or the same
 * @throws VFileMessage for a syntax error in the document
 */
export function rewriteLinks(text: string, change: (url: string) => string): { text: string; count: number } {
  const source = new Source('', text);
  const { body } = split(source);
  // In the body, the front matter's lines are empty, so both texts have the same end.
  const shift = source.text.length - body.length;
  const changed = addressesOf(text, body)
    .map(({ url, offset }) => ({ url, offset: offset + shift, now: change(url) }))
    .filter(({ url, now }) => now !== url)
    .sort((a, b) => b.offset - a.offset);
  let result = source.text;
  for (const { url, offset, now } of changed)
    result = result.slice(0, offset) + now + result.slice(offset + url.length);
  if (text.includes('\r\n')) result = result.replaceAll('\n', '\r\n');
  return { text: changed.length === 0 ? text : result, count: changed.length };
}
