import { describe, expect, it } from 'vitest';
import { readText } from '../fixtures/read-fixture';

/** List the warnings about these servers. */
async function warnings(servers: string): Promise<string[]> {
  const { diagnostics } = await readText(`servers: ${servers}\npaths: {}`);
  return diagnostics.map(({ severity, line, message, fix }) => `${severity} ${line}: ${message} ${fix}`);
}

const invalid = (url: string) =>
  `warning 3: The server ${url} is not a valid URL. Write a URL such as https://api.example.com/v1, with variables for the parts that differ: https://{domain}/v1.`;
const bare = (url: string) =>
  `warning 3: The server ${url} has no scheme, so tools read it as a path of the site that they load the specification from. Write its scheme, such as https://${url}.`;
const undeclared = (url: string, name: string) =>
  `warning 3: The server ${url} has no variable ${name}. Declare it in variables, with a default, or write what it stands for.`;

describe('a server that nobody can request', () => {
  it.each([
    ['api.example.com/v1', bare('api.example.com/v1')],
    ['localhost:3000', bare('localhost:3000')],
    ['https//example.com', invalid('https//example.com')],
    ['https:/example.com', invalid('https:/example.com')],
    ['http://example.com:port', invalid('http://example.com:port')],
    ['https://<your-domain>/v1', invalid('https://<your-domain>/v1')],
    ['<your-domain>/v1', invalid('<your-domain>/v1')],
    ['https://{tenant}.example.com', undeclared('https://{tenant}.example.com', 'tenant')],
    ['${BASE}/v1', undeclared('${BASE}/v1', 'BASE')],
    [
      'mqtt://example.com',
      'warning 3: No server takes requests by HTTP, so samples send them to mqtt://example.com. List a server whose URL begins with https://.',
    ],
  ])('%s', async (url, warning) => expect(await warnings(`[{url: '${url}'}]`)).toEqual([warning]));

  it('is reported with the variable that was meant', async () =>
    expect(await warnings(`[{url: 'https://{prot}.example.com', variables: {port: {default: a}}}]`)).toEqual([
      'warning 3: The server https://{prot}.example.com has no variable prot. Did you mean port?',
    ]));

  it('is reported once, whatever its place', async () => {
    const { diagnostics } = await readText(
      `paths: {/a: {servers: [{url: a.example}], get: {summary: A, operationId: a, responses: {'200': {description: OK}}}, put: {summary: B, operationId: b, responses: {'200': {description: OK}}}}}`,
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('The server a.example has no scheme'),
    ]);
  });
});

it.each([
  '/',
  '.',
  '../v1',
  'v1/api',
  'api.v2',
  'index.php/v1',
  '//example.com/v1',
  'https://example.com/a?b=1',
  'wss://example.com',
])('%s is a server like another', async (url) => expect(await warnings(`[{url: '${url}'}]`)).toEqual([]));

it('takes the values of variables', async () =>
  expect(
    await warnings(
      `[{url: '{scheme}://{host}:{port}', variables: {scheme: {default: https}, host: {default: a.example}, port: {default: '443'}}}]`,
    ),
  ).toEqual([]));
