/** Read what a text says of itself: its title, and its first sentence. */
import type { Heading, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isComment } from '../text/notes';
import { parseBody, parsePlain, walk } from '../text/syntax';

/** Return the words of a heading or paragraph, without its pictures and comments. */
const wordsOf = (node: Heading | Paragraph) =>
  toString(
    node.children.filter((child) => !isComment(child)),
    { includeImageAlt: false },
  )
    .replace(/\s+/g, ' ')
    .trim();

function parse(body: string): Root {
  try {
    return parseBody(body);
  } catch {
    return parsePlain(body);
  }
}

/** Return the words of a heading of Markdown, without its signs. */
export function titleOf(heading: string): string {
  const [first] = parse(`# ${heading}`).children;
  return first?.type === 'heading' ? wordsOf(first) : heading;
}

/** Return the first sentence of a body, for lists and search results; undefined if it has no paragraph. */
export function firstWords(body: string): string | undefined {
  const paragraphs: string[] = [];
  walk(parse(body), (node, ancestors) => {
    if (node.type !== 'paragraph' || node.data?.directiveLabel) return;
    const parent = ancestors.at(-1)?.type;
    // An entry of a table of contents, which may come first, is a link alone.
    const isEntry = parent === 'listItem' && node.children.length === 1 && node.children[0]?.type === 'link';
    if (parent !== 'footnoteDefinition' && !isEntry) paragraphs.push(wordsOf(node));
  });
  const words = paragraphs.find(
    (text) => /\p{L}{2}/u.test(text) && !/^(?:(?:import|export)\s|<|:::|\{[%{])/.test(text),
  );
  const [sentence = words] = /^.{20,}?[.!?](?=\s|$)/.exec(words ?? '') ?? [];
  if (sentence === undefined || sentence.length <= 200) return sentence;
  return `${sentence.slice(0, 160).replace(/\s+\S*$/, '')} …`;
}
