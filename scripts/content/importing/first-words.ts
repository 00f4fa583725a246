import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isComment } from '../../../src/content/text/notes';
import { walk } from '../../../src/content/text/syntax';

/** Matches an end of a sentence, which a word in capitals follows, and no abbreviation precedes. */
const sentence = /^.{20,}?(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx|no))[.!?](?=\s+[\p{Lu}\p{N}"“(]|$)/u;

/** Return the first sentence of a body, for lists and search results; undefined if it has no paragraph. */
export function firstWords(tree: Root): string | undefined {
  const paragraphs: string[] = [];
  walk(tree, (node, ancestors) => {
    if (node.type !== 'paragraph' || node.data?.directiveLabel) return;
    const parent = ancestors.at(-1)?.type;
    // An entry of a table of contents, which may come first, is a link alone.
    const isEntry = parent === 'listItem' && node.children.length === 1 && node.children[0]?.type === 'link';
    const words = node.children.filter((child) => !isComment(child));
    if (parent !== 'footnoteDefinition' && !isEntry)
      paragraphs.push(toString(words, { includeImageAlt: false }).replace(/\s+/g, ' ').trim());
  });
  const words = paragraphs.find(
    (text) => /\p{L}{2}/u.test(text) && !/^(?:(?:import|export)\s|<|:::|\{[%{])/.test(text),
  );
  const [first = words] = sentence.exec(words ?? '') ?? [];
  if (first === undefined || first.length <= 200) return first;
  return `${first.slice(0, 160).replace(/\s+\S*$/, '')} …`;
}
