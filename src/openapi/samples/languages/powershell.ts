import { formatJson } from '../../model/json';
import { grammar, type SampleLanguage } from './language';
import { indented, type SampleBody, type SampleRequest } from './sample';

export const powershell: SampleLanguage = {
  id: 'powershell',
  label: 'PowerShell',
  grammar: grammar(
    "'(?:[^'‘’‚‛]|['‘’‚‛]{2})*'",
    'Invoke-RestMethod|Invoke-WebRequest|ConvertTo-Json|Add-Type|Convert-Path',
    String.raw`\b\w+(?= = )`,
  ),
  print,
};

/** Methods that Windows PowerShell 5.1 knows. */
const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PATCH'];

/** Print for Windows PowerShell 5.1 and PowerShell 7. On an error, their cmdlets stop and show the response's body. */
function print({ method, url, headers, body, json }: SampleRequest): string {
  const cookies = headers.filter(([name]) => name === 'Cookie').flatMap(([, value]) => value.split('; '));
  const others = headers.filter(([name]) => name !== 'Cookie');
  const [setup, content] = contentOf(body);
  const fields = [
    ...(method === 'GET' ? [] : [`${verbs.includes(method) ? 'Method' : 'CustomMethod'} = ${string(method)}`]),
    `Uri = ${string(url)}`,
    ...(others.length > 0
      ? [`Headers = @{\n${others.map(([name, value]) => `        ${string(name)} = ${string(value)}\n`).join('')}    }`]
      : []),
    ...(cookies.length > 0 ? ['WebSession = $session'] : []),
    ...content,
  ];
  const args = fields.length > 1 ? '@request' : string(url);
  return [
    ...setup,
    ...(cookies.length > 0 ? session(url, cookies) : []),
    ...(fields.length > 1 ? [`$request = @{\n${fields.map((field) => `    ${field}\n`).join('')}}`] : []),
    json
      ? `(Invoke-RestMethod ${args}) | ConvertTo-Json -Depth 100`
      : `(Invoke-WebRequest ${args} -UseBasicParsing).${json === null ? 'StatusCode' : 'Content'}`,
  ].join('\n');
}

/** Windows PowerShell ignores a `Cookie` header, so cookies go into a session. Their values have no comma (RFC 6265, 4.1.1). */
function session(url: string, cookies: readonly string[]): string[] {
  return [
    '$session = [Microsoft.PowerShell.Commands.WebRequestSession]::new()',
    ...cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      const text = value.join('=').replaceAll(',', '%2C');
      return `$session.Cookies.Add([Uri]${string(url)}, [Net.Cookie]::new(${string(name)}, ${string(text)}))`;
    }),
  ];
}

/** Return the lines before the request, and its fields for the body. */
function contentOf(body: SampleBody | null): [setup: string[], fields: string[]] {
  switch (body?.kind) {
    case 'json':
      return [[], sent(body.mediaType, indented(formatJson(body.value, 2), '    '))];
    case 'text':
      return [[], sent(body.mediaType, body.text)];
    case 'form':
      return [[], sent('application/x-www-form-urlencoded', String(new URLSearchParams(body.fields)))];
    case 'multipart':
      return [
        [
          'Add-Type -AssemblyName System.Net.Http',
          '$form = [Net.Http.MultipartFormDataContent]::new()',
          ...body.parts.flatMap((part) => {
            const isFile = 'fileName' in part;
            return [
              isFile
                ? `$part = [Net.Http.ByteArrayContent]::new([IO.File]::ReadAllBytes((Convert-Path -LiteralPath ${string(part.fileName)})))`
                : `$part = [Net.Http.StringContent]::new(${string(part.value)})`,
              ...(part.contentType
                ? [
                    `$part.Headers.ContentType = [Net.Http.Headers.MediaTypeHeaderValue]::Parse(${string(part.contentType)})`,
                  ]
                : []),
              `$form.Add($part, ${string(part.name)}${isFile ? `, ${string(part.fileName)}` : ''})`,
            ];
          }),
        ],
        ['ContentType = [string]$form.Headers.ContentType', 'Body = $form.ReadAsByteArrayAsync().Result'],
      ];
    case 'file':
      return [[], [`ContentType = ${string(body.mediaType)}`, `InFile = ${string(body.fileName)}`]];
    case undefined:
      return [[], []];
  }
}

/** Windows PowerShell sends text as Latin-1, unless it is bytes. */
const sent = (mediaType: string, text: string) => [
  `ContentType = ${string(mediaType)}`,
  `Body = ${/[^\0-\x7f]/.test(text) ? `[Text.Encoding]::UTF8.GetBytes(${string(text)})` : string(text)}`,
];

/** Inside single quotes only these are special; PowerShell treats typographic quotes like plain ones. */
const string = (text: string) => `'${text.replaceAll('\0', '').replace(/['‘’‚‛]/g, '$&$&')}'`;
