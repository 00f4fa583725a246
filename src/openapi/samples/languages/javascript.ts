import { formatJson } from '../../model/json';
import { grammar, quotedString, type SampleLanguage } from './language';
import {
  contentHeaders,
  holdsLongNumber,
  literal,
  printerOf,
  quoted,
  type LiteralStyle,
  type SampleBody,
  type SampleRequest,
} from './sample';

export const javascript: SampleLanguage = {
  id: 'javascript',
  label: 'JavaScript',
  grammar: grammar(`${quotedString}|\`[^\`]*\``, 'const|await|new|if|throw|true|false|null', String.raw`\b[\w$]+(?=:)`),
  print,
};

/** Print a module for browsers and Node. */
function print({ method, url, headers, body, json, file, certificate }: SampleRequest): string {
  // fetch() throws if these methods have a body.
  const sent = method === 'GET' || method === 'HEAD' ? null : body;
  const all = [...headers, ...contentHeaders(sent)];
  const options = [
    ...(method === 'GET' ? [] : [`method: ${string(method)}`]),
    ...(all.length > 0
      ? [`headers: {\n${all.map(([name, value]) => `    ${key(name)}: ${string(value)},\n`).join('')}  }`]
      : []),
    ...(sent ? [sent.kind === 'multipart' ? 'body' : `body: ${content(sent)}`] : []),
  ].map((option) => `  ${option},\n`);
  const show =
    json === null ? 'console.log(response.status);' : `console.log(await response.${json ? 'json' : 'text'}());`;
  return [
    ...(certificate
      ? ['// A browser asks for the client certificate. In Node, give fetch() a dispatcher that has it.']
      : []),
    ...(body && !sent
      ? [`// fetch() sends no body with ${method}, and this operation takes one: use another language.`]
      : []),
    ...openedFiles(sent),
    ...(sent?.kind === 'multipart' ? [...form(sent), ''] : []),
    `const response = await fetch(${string(url)}${options.length > 0 ? `, {\n${options.join('')}}` : ''});`,
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    file ? 'console.log(await response.blob());' : show,
  ].join('\n');
}

/** Open the files that a body sends, each once. */
function openedFiles(body: SampleBody | null): string[] {
  const names = fileNames(body);
  if (names.length === 0) return [];
  return [
    '// In a browser, take the file from an input: input.files[0]',
    "const { openAsBlob } = await import('node:fs');",
    ...names.map((name, index) => `const ${variable(index)} = await openAsBlob(${string(name)});`),
    '',
  ];
}

function fileNames(body: SampleBody | null): string[] {
  if (body?.kind === 'file') return [body.fileName];
  const parts = body?.kind === 'multipart' ? body.parts : [];
  return [...new Set(parts.flatMap((part) => ('fileName' in part ? [part.fileName] : [])))];
}

const variable = (index: number) => (index === 0 ? 'file' : `file${index + 1}`);

const content = printerOf('', {
  json: ({ value }) =>
    holdsLongNumber(value) ? string(formatJson(value)) : `JSON.stringify(${literal(value, style, '  ', '  ')})`,
  text: ({ text }) => string(text),
  form({ fields }) {
    const pairs = fields.map(([name, value]) => `    [${string(name)}, ${string(value)}],\n`);
    return `new URLSearchParams([\n${pairs.join('')}  ])`;
  },
  multipart: () => 'body',
  file: () => 'file',
});

function form(body: Extract<SampleBody, { kind: 'multipart' }>): string[] {
  const { parts } = body;
  const names = fileNames(body);
  const value = (part: (typeof parts)[number]) => {
    const content = 'fileName' in part ? variable(names.indexOf(part.fileName)) : string(part.value);
    const typed = part.contentType ? `new Blob([${content}], { type: ${string(part.contentType)} })` : content;
    return 'fileName' in part ? `${typed}, ${string(part.fileName)}` : typed;
  };
  const lost = ({ name, headers = [] }: (typeof parts)[number]) =>
    headers.map(
      ([header]) => `// FormData cannot send the header ${string(header)} of ${string(name)}: use another language.`,
    );
  const append = (part: (typeof parts)[number]) => `body.append(${string(part.name)}, ${value(part)});`;
  return [...parts.flatMap(lost), 'const body = new FormData();', ...parts.map(append)];
}

const string = (text: string) => quoted(text, text.includes("'") && !text.includes('"') ? '"' : "'");

/** Quote a key where needed: a plain `__proto__` would set the prototype. */
const key = (text: string) =>
  text === '__proto__' ? `['__proto__']` : /^[A-Za-z_$][\w$]*$/.test(text) ? text : string(text);

const style: LiteralStyle = { string, key, names: { true: 'true', false: 'false', null: 'null' } };
