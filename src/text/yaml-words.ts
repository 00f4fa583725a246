/** Syntax errors of YAML in writers' terms. Pure. */
import type { YAMLError } from 'yaml';

/** Find the last line with a bracket or a quote that it does not close; -1 for none. */
export const openLine = (lines: readonly string[]): number =>
  lines.findLastIndex((line) => /:\s*("[^"]*|'[^']*|\[[^\]]*|\{[^}]*)$/.test(line.replace(/(?<=[\s[,])#.*/, '')));

/** Put the complete value of a line in quotes. */
export function inQuotes(line: string): string {
  const [, field = '', value = ''] = /^(\s*(?:- +)?[\w-]+:)\s*(.*?)\s*$/.exec(line) ?? [];
  const bare = value.replace(/^(['"])(.*)\1$/, '$2');
  const quote = /["\\]/.test(bare) && !bare.includes("'") ? "'" : '"';
  return `${field.trim()} ${quote}${quote === '"' ? bare.replace(/["\\]/g, '\\$&') : bare}${quote}`;
}

export function meaning(line: string): [string, string] {
  const [, sign = ''] = /^\s*(?:- +)?(?:[\w-]+:\s*)?(\S)/.exec(line) ?? [];
  return [
    `${sign === '`' ? 'A backtick' : `\`${sign}\``} at the start of a value has a meaning of its own.`,
    `Put the whole value in quotes: \`${inQuotes(line)}\`.`,
  ];
}

/** Explain a line that does not begin a field, by how the parser reads it. */
export function misread(line: string): [message: string, fix: string] {
  const [, space] = /^\s*[\w-]+:([^ \t])/.exec(line) ?? [];
  if (space !== undefined)
    return space.trim() === ''
      ? ['The space after this colon is read as a letter: it is one that does not break lines.', 'Type the space anew.']
      : ['No space follows the colon.', `Write \`${line.replace(':', ': ').trim()}\`.`];
  const [, field, value] =
    /^(title|description|date|authors|tags|keywords|draft|sidebar\w*|moved_from)(?:\s*[=：]|\s)\s*(.*)$/.exec(line) ??
    [];
  if (field !== undefined) return ['No colon follows the field.', `Write \`${field}: ${value}\`.`];
  return [
    'This line has no field: each line is `field: value`, and a value ends with its line.',
    'Begin it with its field, or move it to the end of the line above.',
  ];
}

const unclosed = (line: string): [string, string] => [
  'A bracket opens and is never closed.',
  /^\s*(?:- )?(?:title|description|label|summary|name|text)\b/.test(line)
    ? `Close it, or put the whole value in quotes: \`${inQuotes(line)}\`.`
    : `Close it: \`${line.trim()}${/\{[^}]*$/.test(line) ? '}' : ']'}\`.`,
];

/** Explain a backslash in double quotes. */
export const escaped = (line: string): [string, string] => [
  'In double quotes a backslash changes the letter after it: `\\t` is a tab.',
  `Write it like this: \`${inQuotes(line)}\`.`,
];

/** Explain a syntax error, with the line to write. @param above the lines above it */
export function explain({ code, message }: YAMLError, line: string, above: readonly string[] = []): [string, string?] {
  const column = line.search(/\S/);
  const neighbour = above.findLast((one) => /^ *[^\s#-]/.test(one) && one.search(/\S/) <= column);
  const first = (message.split('\n')[0] ?? '').replace(/[.:]?$/, '.');
  if (/^(?:<{7}|={7}|>{7})/.test(line))
    return [
      'Git left this line of a merge: two branches changed the lines around it.',
      'Keep one of the two texts, and remove this line.',
    ];
  if (/^\s*-[\w-]+:(\s|$)/.test(line))
    return ['No space follows the dash.', `Write \`${line.trim().replace('-', '- ')}\`.`];
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/^\s*- +[\w$-]+:(\s|$)/.test(line) && neighbour?.search(/\S/) === column)
        return ['The lines around it have no hyphen.', `Write \`${line.replace(/- +/, '').trim()}\`.`];
      if (/^\s*-\s(?!.*: )/.test(line))
        return ['This entry begins at another place than the one above it.', 'Indent all entries of a list alike.'];
      if (/^\s*[\w-]+:\s+\?\s/.test(line)) return meaning(line);
      if (!/:\s.*:(?:\s|$)/.test(line))
        return [
          'This field has a value, and the next line is indented below it.',
          'Begin both lines in the same column.',
        ];
      line = line.replace(/(?<=:\s+)[‘’](.*)[‘’]$/, '$1');
      return ['A value with a colon in it must be in quotes.', `Write it like this: \`${inQuotes(line)}\`.`];
    case 'DUPLICATE_KEY':
      return [
        `The field \`${/[\w-]+/.exec(line)?.[0] ?? line}\` occurs twice.`,
        /^\s/.test(line) ? 'Keep one of the two, or begin another entry with `- `.' : 'Keep one of the two.',
      ];
    case 'BAD_DQ_ESCAPE':
      return escaped(line);
    case 'MISSING_CHAR': {
      const [, sign = ''] = /:\s*(["'])/.exec(line) ?? [];
      if (sign !== '')
        return [`A quote opens and is never closed.`, `End the value with \`${sign}\`: \`${line.trim()}${sign}\`.`];
      return unclosed(line);
    }
    case 'BAD_SCALAR_START': {
      const quoted = line.trim().replace(/(?<=[[,]\s*)[@`%][^,\]]*/g, '"$&"');
      return quoted === line.trim()
        ? meaning(line)
        : [meaning(`- ${/[@`%]/.exec(line)?.[0]}`)[0], `Write \`${quoted}\`.`];
    }
    default:
      if (/^[^"']*:\s+[[{].*?[[{,]\s*,/.test(line))
        return [
          'A comma stands here without a value before it.',
          `Write it like this: \`${line.trim().replace(/(?<=[[{,])(?:\s*,)+/g, '')}\`.`,
        ];
      if (/^\s*[\w-]+:\s+(?:\[[^\]]*|\{[^}]*)$/.test(line)) return unclosed(line);
      if (/^\s*[\w-]+:\s+[[{|>\-?*]/.test(line)) return meaning(line);
      if (/^\s*[\w-]+:\s+["']/.test(line))
        return [
          'Text follows the closing quote of this value.',
          `Put the whole value in quotes: \`${inQuotes(line)}\`.`,
        ];
      if (/^\s*[\w-]+:[^ \t]/.test(line) || /^Implicit keys/.test(message)) return misread(line);
      return [`This can't be read. ${first}`, 'Each line is `field: value`; put values with signs in them in quotes.'];
  }
}
