/** Check the Markdown itself: headings, pictures, code blocks, tables, boxes. */
import type {
  Blockquote,
  Code,
  Delete,
  Heading,
  Image,
  Link,
  List,
  ListItem,
  Parent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { count } from '../../text/count';
import { nearest } from '../../text/nearest';
import { checkDiagramBlock } from './check-diagram';
import { checkParagraph } from './check-paragraph';
import { checkWords } from './check-words';
import { alertKinds, alertLine } from '../text/alerts';
import { admonitionKinds, isAdmonitionKind } from '../text/components';
import { isDiagram, readCodeMeta } from '../text/code-meta';
import { isComment } from '../text/heading-notes';
import { languages } from '../text/languages';
import { listed, suggest, type Source } from '../text/source';
import { start, walk } from '../text/walk';

type Box = RootContent & { type: 'containerDirective' };

/** Report mistakes in the blocks and links of the tree. */
export function checkText(tree: Root, source: Source): void {
  let depth = 1;
  const notes = new Set<string>();
  const addresses = new Set<string>();
  const defined = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'footnoteReference') notes.add(node.identifier);
    if (node.type === 'linkReference' || node.type === 'imageReference') addresses.add(node.identifier);
  });
  walk(tree, (node, ancestors) => {
    switch (node.type) {
      case 'heading':
        checkHeading(node, depth, source);
        depth = node.depth;
        return;
      case 'paragraph':
        return checkParagraph(node, ancestors.at(-1), source);
      case 'text':
        return checkWords(node, source);
      case 'list':
        return checkList(node, ancestors.at(-1), source);
      case 'code':
        return checkCode(node, source);
      case 'table':
        return checkTable(node, source);
      case 'image':
        return checkImage(node, source);
      case 'imageReference':
        return source.error(
          start(node),
          'A picture takes its address directly, not by reference.',
          `Write \`![${node.alt || 'what the picture shows'}](./picture.png)\`.`,
        );
      case 'link':
        return checkLink(node, source);
      case 'definition':
      case 'footnoteDefinition': {
        const mark = node.type === 'definition' ? `[${node.label ?? ''}]` : `[^${node.label ?? ''}]`;
        if (defined.has(mark.toLowerCase()))
          return source.error(
            start(node),
            `\`${mark}\` is there twice, and the second is never shown.`,
            'Give it another name.',
          );
        defined.add(mark.toLowerCase());
        if (node.type === 'definition')
          return addresses.has(node.identifier)
            ? undefined
            : source.warning(
                start(node),
                'No link refers to this address, so nobody sees it.',
                `Write \`[words]${mark}\` where it belongs, or remove it; a note to other writers is \`{/* note */}\`.`,
              );
        if (notes.has(node.identifier)) return;
        return source.error(
          start(node),
          `Nothing refers to this footnote, so nobody would see it.`,
          `Write \`[^${node.label ?? node.identifier}]\` where it belongs, or remove it.`,
        );
      }
      case 'containerDirective':
        return checkBox(node, ancestors, source);
      case 'blockquote':
        if (node.children.length === 0) return reportEmpty(node, 'quotation', source);
        return checkAlert(node, source);
      case 'delete':
        return checkDeleted(node, source);
      default:
        return;
    }
  });
}

function checkHeading(heading: Heading, previous: number, source: Source): void {
  const signs = (depth: number) => '#'.repeat(depth);
  const words = toString(heading.children.filter((child) => !isComment(child))).trim();
  const place = start(heading);
  const isUnderlined = place && !/^#/.test(source.lines[place.line - 1]?.slice(place.column - 1) ?? '');
  if (!/[\p{L}\p{N}]/u.test(words)) {
    source.error(place, 'A heading has no words.', 'Write its words after the signs, or remove it.');
  } else if (isUnderlined && /^\w+: /.test(words)) {
    source.error(
      place,
      'Fields stand once, at the head of the file: here they are shown as a heading.',
      'Move them there, between two lines `---`, or remove them.',
    );
  } else if (isUnderlined && heading.depth === 2) {
    source.warning(
      place,
      'The line of signs below makes this text a heading.',
      `Write \`## ${words.split('\n').at(-1) ?? ''}\`; for a line across the page put an empty line before the signs.`,
    );
  } else if (heading.depth === 1) {
    source.error(
      start(heading),
      "The page's title comes from the front matter; headings in the text begin one level below.",
      `Write \`## ${words}\`.`,
    );
  } else if (heading.depth > previous + 1) {
    source.error(
      start(heading),
      `This heading skips a level: \`${signs(heading.depth)}\` after ${previous === 1 ? "the page's title" : `\`${signs(previous)}\``}.`,
      `Write \`${signs(previous + 1)} ${words}\`.`,
    );
  }
}

function checkCode(code: Code, source: Source): void {
  const position = code.position;
  if (!position) return;
  const opening = /^(`{3,}|~{3,})/.exec(
    source.lines[position.start.line - 1]?.slice(position.start.column - 1) ?? '',
  )?.[1];
  if (opening === undefined) return;
  const last = source.lines[position.end.line - 1]?.trim() ?? '';
  const closed = position.end.line > position.start.line && last.replace(/^[>\s]+/, '').startsWith(opening);
  if (!closed) {
    source.error(start(code), 'This code block is never closed.', `End it with a line of its own: ${opening}`);
  }
  if (closed && isDiagram(code)) checkDiagramBlock(code, source);
  else if (closed && code.value.trim() === '') reportEmpty(code, 'code block', source);
  const lines = code.value.split('\n').length;
  const { unknown, marks } = readCodeMeta(code.meta);
  for (const word of unknown) {
    source.warning(
      start(code),
      `\`${word}\` after the three backticks has no meaning.`,
      'Choose from: `title="name.yaml"`, `{1,3-4}` to mark lines, and `diff`.',
    );
  }
  if (closed && Math.max(0, ...marks) > lines) {
    source.warning(
      start(code),
      `Line ${Math.max(...marks)} is marked, and the code has ${lines}.`,
      'Lines count from 1 within the block.',
    );
  }
  if (code.lang && !languages.includes(code.lang.toLowerCase())) {
    source.warning(
      start(code),
      `Code in \`${code.lang}\` can't be highlighted.`,
      suggest(code.lang, languages, 'language'),
    );
  }
}

/** Report entries that are indented, but not far enough to be below the one above them. */
function checkList(list: List, parent: Parent | undefined, source: Source): void {
  const column = start(list)?.column ?? 1;
  const previous = parent?.children[parent.children.indexOf(list) - 1];
  const above = previous?.type === 'list' ? (start(previous)?.column ?? column) : column;
  const entry = above < column ? list : list.children.find((item) => (start(item)?.column ?? column) !== column);
  for (const item of list.children) if (item.children.length === 0) reportEmpty(item, 'entry', source);
  if (list.ordered) checkNumbers(list, source);
  if (entry)
    source.warning(
      start(entry),
      'This entry is indented, and stands on the same level as the one above it.',
      'Indent it as far as the words of that one, or not at all.',
    );
}

/** Report the first list number that is displayed as another one. */
function checkNumbers({ children, start: first }: List, source: Source): void {
  const typed = children.map((item) => {
    const { line, column } = start(item) ?? { line: 1, column: 1 };
    return Number(/^\d+/.exec(source.lines[line - 1]?.slice(column - 1) ?? '')?.[0]);
  });
  // Repeating one number is a valid way to write a list.
  const wrong = typed.findIndex((number, index) => number > (first ?? 1) + index);
  if (wrong < 0) return;
  const shown = (first ?? 1) + wrong;
  source.warning(
    start(children[wrong] as ListItem),
    `This entry is numbered ${typed[wrong]}, and shown as ${shown}: a list counts by itself.`,
    `Write \`${shown}.\`, or add the entry that is missing.`,
  );
}

const reportEmpty = (node: RootContent, name: string, source: Source) =>
  source.warning(start(node), `This ${name} is empty.`, 'Write its words, or remove it.');

/** Report single tildes within a word: in other programs they mean subscript, here strikethrough. */
function checkDeleted(node: Delete, source: Source): void {
  const { line, column } = start(node) ?? { line: 1, column: 1 };
  const text = source.lines[line - 1] ?? '';
  const words = toString(node);
  if (/[\p{L}\d)]/u.test(text[column - 2] ?? '') && text.startsWith(`~${words}~`, column - 1))
    source.warning(
      { line, column },
      `\`~${words}~\` strikes \`${words}\` out.`,
      `Write \`<sub>${words}</sub>\` for a sign that stands lower, \`~~${words}~~\` for what is struck out.`,
    );
}

function checkTable(table: Table, source: Source): void {
  const columns = table.children[0]?.children.length ?? 0;
  for (const row of table.children) {
    const line = source.lines[(start(row)?.line ?? 1) - 1] ?? '';
    if (columns > 1 && row.children.length === 1 && !line.includes('|'))
      source.error(start(row), 'This line became a row of the table above it.', 'Put an empty line between the two.');
    else if (row.children.length < columns)
      source.warning(
        start(row),
        `This row has ${count(row.children.length, 'cell')}, and the table ${columns} columns: the last ones stay empty.`,
        'Add the bars that are missing; an empty cell is `| |`.',
      );
    if (row.children.length > columns) {
      source.error(
        start(row),
        `This row has ${row.children.length} cells, and the table ${columns} columns: the extra cells would be lost.`,
        'Join the cells, add a column to the first line, or write a bar that is text as `\\|`.',
      );
    }
  }
}

function checkImage(image: Image, source: Source): void {
  if (!image.alt?.trim()) {
    source.error(
      start(image),
      'This picture has no words for those who can’t see it.',
      `Say what it shows: \`![what the picture shows](${image.url})\`.`,
    );
  } else if (
    /^(image|picture|photo|screenshot|img|untitled|alt( text)?|[^ ]+\.(png|jpe?g|gif|webp|avif|svg))$/i.test(
      image.alt.trim(),
    )
  ) {
    source.warning(
      start(image),
      `\`${image.alt}\` tells nothing to those who can’t see the picture.`,
      `Say what it shows: \`![what the picture shows](${image.url})\`.`,
    );
  }
  const [, words = '', width = ''] = /^(.*)\|(\d+)(?:x\d+)?$/.exec(image.alt ?? '') ?? [];
  if (width !== '')
    source.error(
      start(image),
      'A width stands behind the picture here, not among its words.',
      `Write \`![${words}](${image.url}) {/* width: 60% */}\`.`,
    );
  if (/^(data|blob|file):/i.test(image.url)) {
    source.error(
      start(image),
      'A picture is a file among the sources.',
      'Put the file beside this one and write `![…](./picture.png)`.',
    );
  } else if (/^(https?:)?\/\//i.test(image.url)) {
    source.error(
      start(image),
      'A picture from another site would be loaded from there by every reader.',
      'Put the file beside this one and write `![…](./picture.png)`.',
    );
  }
}

function checkLink(link: Link, source: Source): void {
  if (toString(link).trim() === '' && !link.children.some((child) => child.type !== 'text')) {
    source.error(start(link), 'This link has no words.', `Say where it leads: \`[words](${link.url})\`.`);
  }
  const twice = /^https?:\/\/(https?:?\/\/.*)$/i.exec(link.url)?.[1];
  if (twice !== undefined)
    source.error(start(link), `\`${link.url}\` is no address: it begins twice.`, `Write \`${twice}\`.`);
  const [, scheme = '', rest = ''] = /^([a-z]+):(\/\/.*)$/i.exec(link.url) ?? [];
  if (scheme !== '' && !/^(https?|wss?|s?ftp)$/i.test(scheme) && nearest(scheme, ['https']) !== undefined)
    source.error(start(link), `\`${scheme}:\` is no kind of address.`, `Did you mean \`https:${rest}\`?`);
  if (/^https?:\/\/[^\s[\]]*\)(\[|%5B)/i.test(link.url))
    source.error(start(link), 'The brackets of this link have changed places.', 'Write `[words](address)`.');
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

/** Report quotations that look like GitHub's alerts, which GitHub would not show as such. */
function checkAlert(quote: Blockquote, source: Source): void {
  const place = start(quote.children[0] ?? quote);
  const alert = alertLine(quote);
  if (!alert) return;
  const { name, rest } = alert;
  const kinds = Object.keys(alertKinds);
  if (!kinds.includes(name.toUpperCase())) {
    const near = nearest(name.toUpperCase(), kinds);
    source.error(
      place,
      `There is no alert \`[!${name}]\`.`,
      near ? `Did you mean \`[!${near}]\`?` : `Choose from: ${listed(kinds.map((kind) => `[!${kind}]`))}.`,
    );
  } else if (rest !== '')
    source.error(
      place,
      `\`[!${name}]\` stands alone on its line: an alert has no title.`,
      `Write \`> [!${name}]\`, and the text on the next line; for a title write \`:::${alertKinds[name.toUpperCase()]?.kind ?? 'note'}[${rest}]\`.`,
    );
  else if (quote.children.length === 1 && toString(quote).trim() === `[!${name}]`)
    source.error(place, `This alert has no text.`, 'Write it on the next line, after `> `.');
}

/** Count the colons at the start of a box. */
const colonsOf = (box: Box, source: Source): number =>
  /^:*/.exec(source.lines[(box.position?.start.line ?? 1) - 1]?.slice((box.position?.start.column ?? 1) - 1) ?? '')?.[0]
    .length ?? 0;

function checkBox(box: Box, ancestors: readonly Parent[], source: Source): void {
  const outer = ancestors.findLast((node): node is Box => node.type === 'containerDirective');
  const colons = colonsOf(box, source);
  if (outer && colonsOf(outer, source) <= colons)
    return source.error(
      start(box),
      `This box stands in \`:::${outer.name}\`, which has no more colons: the first \`${':'.repeat(colons)}\` ends both.`,
      `Begin and end the outer one with one colon more: \`${':'.repeat(colons + 1)}${outer.name}\`.`,
    );
  if (!isAdmonitionKind(box.name)) {
    const kinds: readonly string[] = admonitionKinds;
    const near = nearest(box.name, kinds);
    source.error(
      start(box),
      `There is no box \`:::${box.name}\`.`,
      near ? `Did you mean \`:::${near}\`?` : `Choose from: ${listed(kinds.map((kind) => `:::${kind}`))}.`,
    );
  }
  if (Object.keys(box.attributes ?? {}).length > 0) {
    source.error(start(box), 'A box takes a title, and nothing else.', `Write \`:::${box.name}[Title]\`.`);
  }
  const end = box.position?.end.line ?? 0;
  if (!/^[>\s]*:{3,}\s*$/.test(source.lines[end - 1] ?? '') || end === box.position?.start.line) {
    source.error(start(box), 'This box is never closed.', 'End it with a line `:::` of its own.');
  }
}
