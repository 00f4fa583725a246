import { grammar, quotedString, type SampleLanguage } from './language';
import { contentHeaders, literal, printerOf, quoted, type LiteralStyle, type SampleRequest } from './sample';

const functions = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

export const python: SampleLanguage = {
  id: 'python',
  label: 'Python',
  grammar: grammar(quotedString, 'import|if|not|raise|print|True|False|None', String.raw`\b\w+(?==)`),
  print,
};

/** Print Python 3 with the `requests` package. */
function print({ method, url, headers, body, json, file, certificate }: SampleRequest): string {
  // `json=` sets application/json itself.
  const own = body?.kind === 'json' && body.mediaType === 'application/json' ? [] : contentHeaders(body);
  const all = [...headers, ...own];
  const call = functions.includes(method) ? `${method.toLowerCase()}(` : `request(\n    ${quoted(method)},`;
  const args = [
    quoted(url),
    ...(all.length > 0 ? [`headers=${literal(Object.fromEntries(all), style, '    ', '    ')}`] : []),
    ...content(body),
    ...(certificate ? ['cert=("client.pem", "client.key")'] : []),
  ];
  const lines = args.map((arg) => `    ${arg},\n`).join('');
  return [
    'import requests',
    '',
    args.length === 1 && call.endsWith('(')
      ? `response = requests.${call}${quoted(url)})`
      : `response = requests.${call}\n${lines})`,
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code}: {response.text}")',
    '',
    file
      ? `with open(${quoted(file)}, "wb") as file:\n    file.write(response.content)`
      : `print(response.${json === null ? 'status_code' : json ? 'json()' : 'text'})`,
  ].join('\n');
}

const content = printerOf<string[]>([], {
  json: ({ value }) => [`json=${literal(value, style, '    ', '    ')}`],
  text: ({ text }) => [`data=${quoted(text)}.encode()`],
  form: ({ fields }) => [
    `data=[\n${fields.map(([name, value]) => `        (${quoted(name)}, ${quoted(value)}),\n`).join('')}    ]`,
  ],
  multipart({ parts }) {
    const lines = parts.map((part) => {
      const file =
        'fileName' in part
          ? `${quoted(part.fileName)}, open(${quoted(part.fileName)}, "rb")`
          : `None, ${quoted(part.value)}`;
      const type = part.contentType ? `, ${quoted(part.contentType)}` : part.headers ? ', None' : '';
      const headers = part.headers ? `, ${literal(Object.fromEntries(part.headers), style, '        ', '    ')}` : '';
      return `        (${quoted(part.name)}, (${file}${type}${headers})),\n`;
    });
    return [`files=[\n${lines.join('')}    ]`];
  },
  file: ({ fileName }) => [`data=open(${quoted(fileName)}, "rb")`],
});

const style: LiteralStyle = { string: quoted, key: quoted, names: { true: 'True', false: 'False', null: 'None' } };
