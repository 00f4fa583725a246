/** Boxes, and quotations that are GitHub's alerts. */
import type { RootContent } from 'mdast';
import { alertKinds, alertLine } from '../../../text/alerts';
import { endedBy, error, every, first, required, typedAt, warning } from '../rule';
import { admonitionKinds, boxKinds, components } from '../../text/components';
import { suggest, type Source } from '../../text/source';
import { start } from '../../text/syntax';

type Box = RootContent & { type: 'containerDirective' };

const colonsOf = (box: Box, source: Source) => /^:*/.exec(typedAt(box, source))?.[0].length ?? 0;

const kindsOfAlerts = Object.keys(alertKinds);

export const quotations = first('blockquote', [
  warning('quotation-discord', {
    if: (quotation, { source }) => typedAt(quotation, source).startsWith('>>> '),
    message: '`>>>` begins three quotations, each inside the one before it.',
    fix: 'Begin every line with `> `; put what a program shows into a code block.',
  }),
  error('alert-kind', (quotation) => {
    const { name } = alertLine(quotation) ?? {};
    if (name === undefined || kindsOfAlerts.includes(name.toUpperCase())) return;
    return {
      place: start(quotation.children[0] ?? quotation),
      message: `There is no alert \`[!${name}]\`.`,
      fix: suggest(name.toUpperCase(), kindsOfAlerts, 'alert', (kind) => `[!${kind}]`),
    };
  }),
  error('alert-title', (quotation) => {
    const { name = '', rest = '' } = alertLine(quotation) ?? {};
    if (rest === '') return;
    return {
      place: start(quotation.children[0] ?? quotation),
      message: `\`[!${name}]\` must be the only text on its line: an alert has no title.`,
      fix: `Write \`> [!${name}]\`, and the text on the next line; for a title write \`:::${alertKinds[name.toUpperCase()] ?? 'note'}[${rest.replace(/^[+-]\s*/, '')}]\`.`,
    };
  }),
]);

/** Find the line of two colons that is meant to end a box; 0 for none. */
const shortEnd = (box: Box, { lines }: Source): number =>
  lines.slice(0, box.position?.end.line).findIndex((text, at) => at >= start(box).line && /^[>\s]*::\s*$/.test(text)) +
  1;

export const boxes = every('containerDirective', [
  required('box-colons', (box, { ancestors, source }) => {
    const outer = ancestors.findLast((node): node is Box => node.type === 'containerDirective');
    const colons = ':'.repeat(colonsOf(box, source));
    return (
      outer &&
      shortEnd(outer, source) === 0 &&
      colonsOf(outer, source) <= colons.length && {
        message: `This box is inside \`:::${outer.name}\`, which has no more colons: the first \`${colons}\` ends both.`,
        fix: `Begin and end the outer one with one colon more: \`${colons}:${outer.name}\`.`,
      }
    );
  }),
  required('box-kind', {
    if: ({ name }) => ![...admonitionKinds, ...Object.keys(boxKinds)].includes(name.toLowerCase()),
    message: ({ name }) => `There is no box \`:::${name}\`.`,
    fix: ({ name }) =>
      name === 'details'
        ? `Write \`${components.Details.example}\`.`
        : suggest(name, admonitionKinds, 'box', (kind) => `:::${kind}`),
  }),
  error('box-end', (box, { source }) => {
    const end = box.position?.end.line ?? 0;
    const isClosed = /^[>\s]*:{3,}\s*$/.test(source.line(end)) && end !== box.position?.start.line;
    const line = shortEnd(box, source);
    // Another rule reports a line on its own.
    if (line > 0)
      return (
        source.line(line - 1).trim() !== '' && {
          place: { line, column: 1 },
          message: `This line has two colons, and does not end the box that begins in line ${start(box).line}.`,
          fix: 'Write three: `:::`.',
        }
      );
    return (
      !isClosed &&
      (endedBy(start(box), ':::', source) ?? {
        message: 'This box is never closed.',
        fix: 'End it with a line `:::` of its own.',
      })
    );
  }),
]);
