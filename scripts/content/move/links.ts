/** Read the links of a document, and change only their addresses in its text. Pure. */
import type { Root } from 'mdast';
import { editLink } from '../../../src/content/check/links';
import { isElement, parseBody, start, walk } from '../../../src/content/text/syntax';
import { split } from '../../../src/content/read/front-matter';
import { applyEdits, Source, type Place } from '../../../src/content/text/source';

interface Written {
  /** The address as written. */
  url: string;
  /** The place that the address follows. */
  place: Place;
}

function addressesIn(tree: Root): Written[] {
  const found: Written[] = [];
  const add = (url: string, place: Place) => {
    if (url !== '') found.push({ url, place });
  };
  walk(tree, (node) => {
    // Begin after the words of a link, which may be a picture with the same address.
    if (node.type === 'link') add(node.url, node.children.at(-1)?.position?.end ?? start(node));
    else if (node.type === 'image' || node.type === 'definition') add(node.url, start(node));
    else if (isElement(node))
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && ['href', 'poster', 'src', 'to'].includes(attribute.name))
          if (typeof attribute.value === 'string') add(attribute.value, start(attribute));
  });
  return found;
}

/**
 * Change the addresses of a document's links and pictures.
 * @param change returns the new address, or the same
 * @throws VFileMessage for a syntax error in the document
 */
export function rewriteLinks(
  file: string,
  text: string,
  change: (url: string) => string,
): { text: string; count: number } {
  const source = new Source(file, text);
  const edits = addressesIn(parseBody(split(source).body, file.endsWith('.md'))).flatMap(({ url, place }) => {
    const now = change(url);
    return now === url ? [] : (editLink(url, now, place, source) ?? []);
  });
  return { text: applyEdits(text, [{ edit: edits }]), count: edits.length };
}
