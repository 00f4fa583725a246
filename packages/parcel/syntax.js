/** Explains code that cannot be read, such as `src/site.ts` with an apostrophe in a text. */
const { readFileSync } = require('node:fs');
const path = require('node:path');

/** Explain esbuild's message about a place in a line. @returns {[message: string, fix: string]} */
function explain(found, line, at) {
  const before = line.slice(0, at).trimEnd();
  const rest = line.slice(at);
  const [quote = ''] = /["']$/.exec(before) ?? [];
  if (/^[“”„‘’]/.test(rest))
    return ['Only straight quotes hold a text together, and these are not.', 'Write `"` before and after it.'];
  if (quote !== '' && /^(?:[\w$]+\s*:|[{[])/.test(rest))
    return [`No comma follows the value before \`${/^\w+|./.exec(rest)[0]}\`.`, 'Put a comma between two values.'];
  if (quote !== '' && found.startsWith('Expected') && /^[^"'\s),;}\]]/.test(rest)) {
    const text = line.slice(before.lastIndexOf(quote, before.length - 2) + 1).replace(/["']?[,;\s]*$/, '');
    const other = quote === '"' ? "'" : '"';
    return [`The \`${quote}\` before this ends the text.`, `Put it in other quotes: \`${other}${text}${other}\`.`];
  }
  if (found.startsWith('Unterminated string'))
    return ['A quote opens and is never closed.', 'End the text with the straight quote that begins it.'];
  if (/^\s*\w+:\s+[a-z]/i.test(line)) return ['Only text in quotes can be read.', 'Write `"` before and after it.'];
  if (/^\s*\w+\s+["'=[{]/.test(line)) return ['No colon follows the field.', 'Write `field: value,`.'];
  return [`This cannot be read: ${found}.`, 'A comma follows each value, and each bracket is closed.'];
}

/** Write a report on a place in a line; both count from 0. */
function format(name, at, column, line, message, fix) {
  const file = path.relative('', path.resolve(name)).replaceAll('\\', '/');
  const gutter = `  ${at + 1} | `;
  return `${file}:${at + 1}:${column + 1}: error: ${message}\n${gutter}${line}\n${' '.repeat(gutter.length + column)}^\n  ${fix}`;
}

/** Explain a word without quotes, which code takes for a name. */
function explainName(word, read) {
  const lines = read('src/site.ts').split(/\r?\n/);
  const at = lines.findIndex((line) => new RegExp(`[:[]\\s*${word}\\b`).test(line));
  if (at < 0) return undefined;
  const fix = `Write \`${lines[at].trim().replace(word, `"${word}"`)}\`.`;
  return format('src/site.ts', at, lines[at].indexOf(word), lines[at], 'Only text in quotes can be read.', fix);
}

exports.explainSyntax = (error, read = (file) => readFileSync(file, 'utf8')) => {
  const [, word] = /^([\w$]+) is not defined$/.exec(error?.message) ?? [];
  if (word !== undefined) return explainName(word, read);
  const [, name, row, offset, found] = /^(.+?):(\d+):(\d+): ERROR: (.*)$/m.exec(error?.message) ?? [];
  if (name === undefined) return undefined;
  const lines = read(name).split(/\r?\n/);
  let [at, column] = [Number(row) - 1, Number(offset)];
  const above = lines.slice(0, at).findLastIndex((line) => line.trim() !== '');
  const isEnd = /^Expected "[\]})]"/.test(found) && lines[at].slice(0, column).trim() === '';
  let [message, fix] = explain(found, lines[at], column);
  if (isEnd && /["'\]}\w]\s*$/.test(lines[above])) {
    [at, column] = [above, lines[above].trimEnd().length];
    [message, fix] = ['A comma is missing at the end of this line.', `Write \`${lines[above].trim()},\`.`];
  }
  return format(name, at, column, lines[at], message, fix);
};
