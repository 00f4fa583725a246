import { formatJson } from '../../model/json';
import { grammar, quotedString, type SampleLanguage } from './language';
import { contentHeaders, indented, printerOf, quoted, type Part, type SampleBody, type SampleRequest } from './sample';

export const go: SampleLanguage = {
  id: 'go',
  label: 'Go',
  grammar: grammar(`\`[^\`]*\`|${quotedString}`, 'package|import|func|if|defer|panic|nil|var'),
  print,
};

/** Print a complete program that uses only the standard library. */
function print({ method, url, headers, body, json, file, certificate }: SampleRequest): string {
  const [imports, setup, reader] = content(body);
  const packages = [
    ...new Set([file ? 'os' : 'fmt', 'io', 'net/http', ...(certificate ? ['crypto/tls'] : []), ...imports]),
  ].sort();
  const set = [...headers, ...contentHeaders(body)].map(
    ([name, value]) => `request.Header.Set(${quoted(name)}, ${quoted(value)})`,
  );
  if (body?.kind === 'form') set.push('request.Header.Set("Content-Type", "application/x-www-form-urlencoded")');
  if (body?.kind === 'multipart') set.push('request.Header.Set("Content-Type", form.FormDataContentType())');
  const lines = [
    ...setup,
    `request, err := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${reader})`,
    ...check,
    ...set,
    '',
    ...(certificate
      ? [
          'certificate, err := tls.LoadX509KeyPair("client.pem", "client.key")',
          ...check,
          'settings := &tls.Config{Certificates: []tls.Certificate{certificate}}',
          'client := &http.Client{Transport: &http.Transport{TLSClientConfig: settings}}',
        ]
      : []),
    `response, err := ${certificate ? 'client' : 'http.DefaultClient'}.Do(request)`,
    ...check,
    'defer response.Body.Close()',
    '',
    'content, err := io.ReadAll(response.Body)',
    ...check,
    'if response.StatusCode >= 300 {',
    '\tpanic(response.Status + ": " + string(content))',
    '}',
    ...(file
      ? [`if err := os.WriteFile(${quoted(file)}, content, 0o644); err != nil {`, '\tpanic(err)', '}']
      : [json === null ? 'fmt.Println(response.Status)' : 'fmt.Println(string(content))']),
  ];
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...lines.map((line) => (line ? `\t${line}` : '')),
    '}',
  ].join('\n');
}

const check = ['if err != nil {', '\tpanic(err)', '}'];

/** Return the packages to import, the lines before the request, and the expression of the body. */
const content = printerOf<[imports: string[], setup: string[], reader: string]>([[], [], 'nil'], {
  json: ({ value }) => [
    ['strings'],
    [`body := strings.NewReader(${raw(indented(formatJson(value, 2), '\t'))})`, ''],
    'body',
  ],
  text: ({ text }) => [['strings'], [`body := strings.NewReader(${raw(text)})`, ''], 'body'],
  form({ fields }) {
    const added = fields.map(([name, value]) => `form.Add(${quoted(name)}, ${quoted(value)})`);
    return [['net/url', 'strings'], ['form := url.Values{}', ...added, ''], 'strings.NewReader(form.Encode())'];
  },
  multipart,
  file: ({ fileName }) => [
    ['os'],
    [`file, err := os.Open(${quoted(fileName)})`, ...check, 'defer file.Close()', ''],
    'file',
  ],
});

function multipart({ parts }: Extract<SampleBody, { kind: 'multipart' }>): [string[], string[], string] {
  const files = parts.some((part) => 'fileName' in part);
  const made = parts.some((part) => part.contentType ?? part.headers);
  const setup = parts.flatMap((part) => {
    if ('fileName' in part) {
      const [name, fileName] = [quoted(part.name), quoted(part.fileName)];
      return [
        '{',
        `\tfile, err := os.ReadFile(${fileName})`,
        ...check.map((line) => `\t${line}`),
        ...(part.contentType || part.headers
          ? createPart(`name=${name}; filename=${fileName}`, part)
          : [`\tpart, _ := form.CreateFormFile(${name}, ${fileName})`]),
        '\tpart.Write(file)',
        '}',
      ];
    }
    if (!part.contentType && !part.headers) return [`form.WriteField(${quoted(part.name)}, ${quoted(part.value)})`];
    return ['{', ...createPart(`name=${quoted(part.name)}`, part), `\tpart.Write([]byte(${raw(part.value)}))`, '}'];
  });
  return [
    ['bytes', 'mime/multipart', ...(files ? ['os'] : []), ...(made ? ['net/textproto'] : [])],
    ['var body bytes.Buffer', 'form := multipart.NewWriter(&body)', ...setup, 'form.Close()', ''],
    '&body',
  ];
}

function createPart(disposition: string, { contentType, headers = [] }: Part): string[] {
  const all = [
    ['Content-Disposition', `form-data; ${disposition}`],
    ...(contentType ? [['Content-Type', contentType]] : []),
    ...headers,
  ];
  const width = Math.max(...all.map(([name = '']) => name.length)) + 3;
  return [
    '\tpart, _ := form.CreatePart(textproto.MIMEHeader{',
    ...all.map(([name = '', value = '']) => `\t\t${`${quoted(name)}:`.padEnd(width)} {${quoted(value)}},`),
    '\t})',
  ];
}

/** Use backquotes if that reads better and is possible: raw strings drop carriage returns and cannot contain a backquote. */
const raw = (text: string) =>
  /["\n\\]/.test(text) && !/[^\P{Cc}\n\t]|\ufeff/u.test(text)
    ? `\`${text.replaceAll('`', '` + "`" + `')}\``
    : quoted(text);
