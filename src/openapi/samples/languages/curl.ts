import { formatJson } from '../../model/json';
import { wellFormed } from '../../model/serialize';
import { grammar, type SampleLanguage } from './language';
import { basicPlaceholder, contentHeaders, indented, printerOf, type Part, type SampleRequest } from './sample';

export const curl: SampleLanguage = {
  id: 'curl',
  label: 'curl',
  grammar: grammar(String.raw`'[^']*'(?:\\''[^']*')*`, 'curl', String.raw`\s--?[\w-]+`),
  print,
};

/** Print for POSIX shells such as bash; inside single quotes only the single quote is special. */
function print({ method, url, headers, body, file, certificate }: SampleRequest): string {
  const verb = method === 'GET' && !body ? [] : [method === 'HEAD' ? '--head' : `-X ${shell(method)}`];
  return [
    ['curl', '--fail-with-body', ...(file ? ['--output', shell(file)] : []), ...verb, shell(url)].join(' '),
    ...(certificate ? ['--cert client.pem --key client.key'] : []),
    ...[...headers, ...contentHeaders(body)].map(([name, value]) => {
      if (value === `Basic ${basicPlaceholder}`) return '-u USER:PASSWORD';
      return `-H ${shell(value ? `${name}: ${value}` : `${name};`)}`;
    }),
    ...content(body),
  ].join(' \\\n  ');
}

const content = printerOf<string[]>([], {
  json: ({ value }) => [`--data-raw ${shell(indented(formatJson(value, 2), '  '))}`],
  text: ({ text }) => [`--data-raw ${shell(text)}`],
  // curl sends the name as it is written, so leave brackets readable.
  form: ({ fields }) =>
    fields.map(([name, value]) => {
      const key = encodeURIComponent(wellFormed(name)).replace(/%5B/g, '[').replace(/%5D/g, ']');
      return `--data-urlencode ${shell(`${key}=${value}`)}`;
    }),
  multipart: ({ parts }) => parts.map(part),
  file: ({ fileName }) => [`--data-binary ${shell(`@${fileName}`)}`],
});

/** Write a part of a form. `-F` interprets `@`, `<` and `;` except in double quotes; `--form-string` never does. */
function part(part: Part): string {
  const headers = part.headers?.map((pair) => `;headers=${inner(pair.join(': '))}`) ?? [];
  const more = [...(part.contentType ? [`;type=${part.contentType}`] : []), ...headers].join('');
  if ('fileName' in part) return `-F ${shell(`${part.name}=@${inner(part.fileName)}${more}`)}`;
  if (!more) return `--form-string ${shell(`${part.name}=${part.value}`)}`;
  return `-F ${shell(`${part.name}=${inner(part.value)}${more}`)}`;
}

const inner = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** Quote a text. In `$'...'`, write control characters as codes, because no page can hold them. */
function shell(text: string): string {
  if (/^[\w./:@%+=-]+$/.test(text) && !text.includes('://')) return text;
  const whole = text.replaceAll('\0', '');
  if (!/(?![\n\r\t\x7f-\x9f])\p{Cc}/u.test(whole)) return `'${whole.replaceAll("'", "'\\''")}'`;
  const code = (char: string) => `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return `$'${whole.replace(/[\\']/g, '\\$&').replace(/(?![\n\x7f-\x9f])\p{Cc}/gu, code)}'`;
}
