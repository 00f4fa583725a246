import { reportUnknown } from './check-components';
import { nearest } from '../../text/nearest';
import { contractOf } from '../text/components';
import type { Place, Source } from '../text/source';
import { endedBy, type Found } from './rule';
import { mention, ofDiscord } from './rules/foreign';

/** Report an error of the parser in the terms of someone who writes Markdown. */
export function reportSyntaxError(thrown: unknown, source: Source): void {
  const error = thrown as { message?: string; reason?: string; line?: number; column?: number };
  const reason = error.reason ?? error.message ?? String(thrown);
  const place = error.line === undefined ? { line: 1, column: 1 } : { line: error.line, column: error.column ?? 1 };
  const [, kind, name = '', ...from] =
    /^(Expected a|Unexpected) closing tag (?:`.+?`, expected corresponding closing tag )?for `<(.+?)>` \((\d+):(\d+)/.exec(
      reason,
    ) ?? [];
  const open = kind === undefined ? undefined : { line: Number(from[0]), column: Number(from[1]) };
  const line = open?.line ?? place.line;
  const sign = ofDiscord.exec(source.line(line));
  if (sign)
    return source.report({
      ...{ severity: 'error', place: { line, column: sign.index + 1 }, rule: mention.id },
      ...{ message: mention.message.replace('$0', sign[0]), fix: mention.fix },
    });
  // A tag that may not be in a document, or holds nothing, needs no closing tag.
  const needsEnd = (contractOf(name)?.children ?? 'nothing') !== 'nothing';
  if (open && !(kind === 'Unexpected' && needsEnd)) return reportUnclosed(name, open, source);
  const rule = rules.find(({ pattern }) => pattern.test(reason));
  if (!rule) return source.error(place, `This can't be read: ${reason.replace(/\.?$/, '.')}`);
  const match = rule.pattern.exec(reason) ?? [];
  source.report({ severity: 'error', place, ...rule.explain(match, place, source) });
}

function reportUnclosed(name: string, place: Place, source: Source): void {
  const countOf = (tag: string) => source.text.split(new RegExp(`<${tag}\\b`)).length;
  if (source.after(place).startsWith(`<${name}>`) && countOf(name) > countOf(`/${name}`) + 1) {
    const message = `This begins another \`<${name}>\`, and the one above is still open.`;
    return source.error(place, message, `Write \`</${name}>\`.`);
  }
  const contract = contractOf(name);
  if (!contract) return reportUnknown(name, place, source);
  const outside = endedBy(place, `</${name}>`, source);
  if (outside) return source.report({ severity: 'error', ...outside });
  const isClosed = source.lines.slice(place.line).some((line) => line.trim().startsWith(`</${name}>`));
  if (isClosed && />\s*\S/.test(source.after(place)))
    return source.error(
      place,
      `\`</${name}>\` begins a line, but \`<${name}>\` has words behind it.`,
      'Put both tags on lines of their own, or all of it on one line.',
    );
  const fix =
    contract.children === 'nothing'
      ? `Write \`${contract.example}\`.`
      : `Close it with \`</${name}>\`. Around several blocks, put both tags on lines of their own, with an empty line on each side.`;
  source.error(place, `\`<${name}>\` isn't closed.`, fix);
}

const rules: {
  pattern: RegExp;
  explain(match: readonly (string | undefined)[], place: Place, source: Source): Found;
}[] = [
  {
    pattern: /^Unexpected character `!` .* before name/,
    explain: (_, place) => ({
      place: { line: place.line, column: place.column - 1 },
      message: 'This HTML comment is never closed.',
      fix: 'End it with `-->`, or write `{/* a note to other writers */}`.',
    }),
  },
  {
    pattern: /^Unexpected .* before (?:local )?name|^Unexpected character `@` .* in name/,
    explain: (_, place, source) => ({
      place: { line: place.line, column: Math.max(source.before(place).lastIndexOf('<'), 0) + 1 },
      message: 'A `<` begins a component, but no name follows.',
      fix: 'For a literal `<` write `\\<`, or put the whole expression in backticks.',
    }),
  },
  {
    pattern: /before attribute value/,
    explain(_, place, source) {
      const [remove, quoted = ''] = /^[“”„‘’]([^“”„‘’"]*)[“”‘’]/.exec(source.after(place)) ?? [];
      const value = remove === undefined ? (/^(?:[^\s/>]|\/(?!>))+/.exec(source.after(place))?.[0] ?? 'value') : quoted;
      const [name = 'name'] = /[\w-]+(?=\s*=\s*$)/.exec(source.before(place)) ?? [];
      return {
        message: `An attribute's value isn't in ${remove === undefined ? 'quotes' : 'straight quotes'}.`,
        fix: `Write it like this: \`${name}="${value}"\`.`,
        edit: remove === undefined ? undefined : { ...place, remove, insert: `"${value}"` },
      };
    },
  },
  {
    pattern: /^Unexpected end of file in attribute value/,
    explain(_, place, source) {
      const at = openQuote(source) ?? place;
      const [name = 'name'] = /[\w-]+(?=\s*=\s*$)/.exec(source.before(at)) ?? [];
      const [, sign = '"', value = 'value'] = /^(["'])([^"'<>]*)/.exec(source.after(at)) ?? [];
      return {
        place: at,
        message: "A quote opens an attribute's value, and no quote closes it.",
        fix: `End the value with the same quote: \`${name}=${sign}${value.trim()}${sign}\`.`,
      };
    },
  },
  {
    pattern: /^Expected the closing tag `<\/(.+?)>` either (?:before|after) the (?:start|end) of `(\w+)`/,
    explain: ([, name]) => ({
      message: `\`<${name}>\` and \`</${name}>\` must be in the same paragraph, list or quotation.`,
      fix: `Put \`<${name}>\` and \`</${name}>\` on lines of their own, with an empty line between each and the text, indented alike.`,
    }),
  },
  {
    pattern: /^Unexpected closing tag `<\/(.+?)>`, expected corresponding closing tag for `<(.+?)>` \((\d+):(\d+)/,
    explain: ([, closing = '', open = '', line]) =>
      contractOf(closing) === undefined && nearest(closing, [open])
        ? { message: `\`</${closing}>\` does not close \`<${open}>\`.`, fix: `Write \`</${open}>\`.` }
        : {
            message: `\`</${closing}>\` comes where \`</${open}>\` is expected, because \`<${open}>\` on line ${line} isn't closed.`,
            fix: `Close \`<${open}>\` first, with \`</${open}>\`.`,
          },
  },
  {
    pattern: /^Unexpected closing slash `\/` in tag/,
    explain: (_, place, source) => {
      const at = { line: place.line, column: place.column - 1 };
      const name = /^<\/\s*([\w.]+)/.exec(source.after(at))?.[1] ?? '';
      return {
        place: at,
        message: `\`</${name}>\` closes a component that isn't open.`,
        fix: `Remove it, or write \`<${name}>\` where it begins.`,
      };
    },
  },
  {
    pattern: /^Unexpected end of file in expression/,
    explain(_, place, source) {
      const at = openBrace(source) ?? place;
      return source.after(at).startsWith('{/*')
        ? { place: at, message: 'This note to other writers is never closed.', fix: 'End it with `*/}`.' }
        : {
            place: at,
            message: 'A `{` is never closed.',
            fix: 'For a literal `{` write `\\{`, or put the whole word in backticks.',
          };
    },
  },
  {
    pattern: /^Unexpected (end of file|character `(.+?)`)/,
    explain: ([, what, character]) => ({
      message: character ? `A tag can't have \`${character}\` here.` : `The file ends within a tag.`,
      fix:
        what === 'end of file'
          ? 'End the tag with `>` or `/>`; for a literal `<` write `\\<`.'
          : 'A tag reads `<Name attribute="value">`; for a literal `<` write `\\<`.',
    }),
  },
];

/** Find the first unclosed brace outside code spans. */
function openBrace(source: Source): Place | undefined {
  const open: Place[] = [];
  source.lines.forEach((text, index) => {
    const plain = text.replace(/`[^`]*`|\\[{}]/g, (code) => ' '.repeat(code.length));
    for (let column = 0; column < plain.length; column++) {
      if (plain[column] === '{') open.push({ line: index + 1, column: column + 1 });
      else if (plain[column] === '}') open.pop();
    }
  });
  return open[0];
}

/** Find the last quote after an equals sign that is not closed on its line. */
function openQuote(source: Source): Place | undefined {
  for (let line = source.lines.length; line > 0; line--) {
    const match = /=(["'])(?!.*\1)/.exec(source.line(line));
    if (match) return { line, column: match.index + 2 };
  }
  return undefined;
}
