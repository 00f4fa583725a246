/** Check boxes, and quotations that are alerts. */
import type { Blockquote, Parent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { nearest } from '../../text/nearest';
import { reportEmpty } from './report-empty';
import { alertKinds, alertLine } from '../text/alerts';
import { admonitionKinds, isAdmonitionKind } from '../text/components';
import { listed, type Source } from '../text/source';
import { start } from '../text/walk';

type Box = RootContent & { type: 'containerDirective' };

/** Report empty quotations, and those that look like GitHub's alerts, which GitHub would not show as such. */
export function checkQuotation(quote: Blockquote, source: Source): void {
  if (quote.children.length === 0) return reportEmpty(quote, 'quotation', source);
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
      `\`[!${name}]\` must be the only text on its line: an alert has no title.`,
      `Write \`> [!${name}]\`, and the text on the next line; for a title write \`:::${alertKinds[name.toUpperCase()]?.kind ?? 'note'}[${rest}]\`.`,
    );
  else if (quote.children.length === 1 && toString(quote).trim() === `[!${name}]`)
    source.error(place, `This alert has no text.`, 'Write it on the next line, after `> `.');
}

/** Count the colons at the start of a box. */
const colonsOf = (box: Box, source: Source): number =>
  /^:*/.exec(source.lines[(box.position?.start.line ?? 1) - 1]?.slice((box.position?.start.column ?? 1) - 1) ?? '')?.[0]
    .length ?? 0;

export function checkBox(box: Box, ancestors: readonly Parent[], source: Source): void {
  const outer = ancestors.findLast((node): node is Box => node.type === 'containerDirective');
  const colons = colonsOf(box, source);
  if (outer && colonsOf(outer, source) <= colons)
    return source.error(
      start(box),
      `This box is inside \`:::${outer.name}\`, which has no more colons: the first \`${':'.repeat(colons)}\` ends both.`,
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
