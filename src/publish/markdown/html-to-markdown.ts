/** Write the blocks of a finished page as GitHub's Markdown. Pure. */
import type { Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { oneText, type Block } from './mdast';

/** @param base precedes root-relative addresses, such as `https://docs.example.org` */
export function writeMarkdown(children: Block[], base = ''): string {
  const root: Root = { type: 'root', children };
  complete(root, base);
  return printer.stringify(root);
}

interface Node {
  type: string;
  url?: string;
  value?: string;
  children?: Node[];
}

/** Matches an address that a page may link to. GitHub turns the text of a mail address into a link. */
const harmless = /^(?:https?:|mailto:[^:]*$|tel:|[/#])/i;

/** Complete the addresses below a node. Replace a link or picture with any other address with its words. */
function complete(node: Node, base: string): void {
  if (!node.children) return;
  node.children = oneText(
    node.children.flatMap((child) => {
      complete(child, base);
      if (!harmless.test(child.url ?? '#')) return child.children ?? [];
      if (child.url && /^\/(?!\/)/.test(child.url)) child.url = base + child.url;
      return child;
    }),
  );
}

type Write = NonNullable<NonNullable<Options['handlers']>['text']>;

/** Write a text. GitHub makes a link of an address in it, which does no harm. */
const writeText: Write = (node: Text, _parent, state, info) =>
  state
    .safe(node.value, info)
    .replace(/(https?|mailto)\\:|(?<=\w)\\@/g, (_all, scheme?: string) => (scheme ? `${scheme}:` : '@'));

const printer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    emphasis: '*',
    handlers: { text: writeText },
  })
  .freeze();
