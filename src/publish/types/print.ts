/** Print parts of TypeScript declarations. Pure. */

/** Print a member of an object's type. */
export const member = (name: string, type: string, isOptional = false): string =>
  `${/^(?:[a-z_$][\w$]*|[1-9]\d{0,8})$/i.test(name) ? name : JSON.stringify(name)}${isOptional ? '?' : ''}: ${type};`;

/** Print an object's type. */
export function block(members: readonly string[]): string {
  const [only = '', ...others] = members;
  if (only === '') return '{}';
  return others.length === 0 && !only.includes('\n')
    ? `{ ${only.slice(0, -1)} }`
    : `{${['', ...members].join('\n').replaceAll('\n', '\n  ')}\n}`;
}

/** Print texts as a comment above a declaration; nothing without any. */
export function comment(...texts: (string | false | undefined)[]): string {
  const lines = texts
    .filter(Boolean)
    .join('\n')
    .trim()
    .replaceAll('*/', '*\\/')
    .split(/\r\n?|\n/);
  if (lines.length > 1) return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
  return lines[0] ? `/** ${lines[0]} */\n` : '';
}
