import { formatJson } from '../../model/json';
import { grammar, quotedString, type SampleLanguage } from './language';
import { printerOf, quoted, type Part, type SampleRequest } from './sample';

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/** Headers that .NET keeps with the content; `request.Headers` silently drops them. */
const contentHeader =
  /^(allow|content-(disposition|encoding|language|length|location|md5|range|type)|expires|last-modified)$/i;

export const csharp: SampleLanguage = {
  id: 'csharp',
  label: 'C#',
  grammar: grammar(String.raw`(?<fence>"{3,})[^]*?\k<fence>(?!")|${quotedString}`, 'using|var|new|await|if|throw'),
  print,
};

/** Print C# 12 (.NET 8) or later, as top-level statements. */
function print({ method, url, headers, body, json, file, certificate }: SampleRequest): string {
  const verb = verbs.includes(method)
    ? `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}`
    : `new HttpMethod(${quoted(method)})`;
  const add =
    (owner: string) =>
    ([name, value]: [string, string]) =>
      `${owner}.Headers.TryAddWithoutValidation(${quoted(name)}, ${quoted(value)});`;
  const ofContent = headers.filter(([name]) => contentHeader.test(name));
  const lines = [
    ...(certificate
      ? [
          'using var handler = new HttpClientHandler();',
          'handler.ClientCertificates.Add(X509Certificate2.CreateFromPemFile("client.pem", "client.key"));',
        ]
      : []),
    `using var client = new HttpClient(${certificate ? 'handler' : ''});`,
    `using var request = new HttpRequestMessage(${verb}, ${quoted(url)});`,
    ...headers.filter((header) => !ofContent.includes(header)).map(add('request')),
    ...content(body),
    ...(ofContent.length > 0 && !body ? ['request.Content = new ByteArrayContent(Array.Empty<byte>());'] : []),
    ...ofContent.map(add('request.Content')),
    '',
    'using var response = await client.SendAsync(request);',
    ...(file
      ? [
          'response.EnsureSuccessStatusCode();',
          `await File.WriteAllBytesAsync(${quoted(file)}, await response.Content.ReadAsByteArrayAsync());`,
        ]
      : [
          'var content = await response.Content.ReadAsStringAsync();',
          'if (!response.IsSuccessStatusCode) throw new HttpRequestException($"{(int)response.StatusCode}: {content}");',
          `Console.WriteLine(${json === null ? 'response.StatusCode' : 'content'});`,
        ]),
  ];
  const text = lines.join('\n');
  const imports = [
    ...(text.includes('MediaTypeHeaderValue.') ? ['using System.Net.Http.Headers;'] : []),
    ...(certificate ? ['using System.Security.Cryptography.X509Certificates;'] : []),
  ];
  return [...imports, ...(imports.length > 0 ? [''] : []), text].join('\n');
}

const content = printerOf<string[]>([], {
  json: ({ value, mediaType }) => [sent(`StringContent(${raw(formatJson(value, 2))}, ${type(mediaType)})`)],
  text: ({ text, mediaType }) => [sent(`StringContent(${quoted(text)}, ${type(mediaType)})`)],
  form: ({ fields }) => [
    'request.Content = new FormUrlEncodedContent([',
    ...fields.map(([name, value]) => `    new KeyValuePair<string, string>(${quoted(name)}, ${quoted(value)}),`),
    ']);',
  ],
  multipart: ({ parts }) => [
    'using var form = new MultipartFormDataContent();',
    ...parts.map(part),
    'request.Content = form;',
  ],
  file: ({ fileName, mediaType }) => [
    sent(`StreamContent(File.OpenRead(${quoted(fileName)}))`),
    `request.Content.Headers.ContentType = ${type(mediaType)};`,
  ],
});

const sent = (made: string) => `request.Content = new ${made};`;

function part(part: Part): string {
  const isFile = 'fileName' in part;
  const typed = part.contentType && !isFile ? `, ${type(part.contentType)}` : '';
  const own = [...(part.contentType && isFile ? [['Content-Type', part.contentType]] : []), ...(part.headers ?? [])];
  const headers = own.map(([name = '', value = '']) => `{ ${quoted(name)}, ${quoted(value)} }`);
  const made = isFile
    ? `new StreamContent(File.OpenRead(${quoted(part.fileName)}))`
    : `new StringContent(${quoted(part.value)}${typed})`;
  const content = headers.length > 0 ? `${made} { Headers = { ${headers.join(', ')} } }` : made;
  return `form.Add(${[content, quoted(part.name), ...(isFile ? [quoted(part.fileName)] : [])].join(', ')});`;
}

const type = (mediaType: string) => `MediaTypeHeaderValue.Parse(${quoted(mediaType)})`;

/** Write a raw string, since JSON never has three quotes in a row. Escape characters that C# takes for line ends. */
function raw(json: string): string {
  if (!json.includes('\n')) return quoted(json);
  const safe = json.replace(
    /[\u0085\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `"""\n${safe.replace(/^/gm, '    ')}\n    """`;
}
