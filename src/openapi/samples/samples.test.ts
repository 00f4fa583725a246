import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Language, Parser } from '@vscode/tree-sitter-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LongNumber, type JsonValue } from '../model/json';
import { operationRequest } from './operation-request';
import { readApi } from '../read/read-api';
import { site } from '../../site';
import { sampleLanguages, shownLanguages } from './samples';
import { sampleRequest } from './request';
import type { SampleBody, SampleRequest } from './languages/sample';

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, args: string[], input?: string) =>
  spawnSync(command, args, { input, encoding: 'utf8', cwd: folder });
// Windows hands a program one line of all arguments, which Bash splits in another way.
const inBash = it.skipIf(process.platform === 'win32');
// Windows has a python3 that only leads to its shop.
const missing = (command: string, ...args: string[]) => run(command, args, '').status !== 0;

/** Parsers of languages that need not be installed. */
const parsers = new Map<string, Parser>();
beforeAll(async () => {
  const main = createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm');
  await Parser.init();
  for (const [id, file] of Object.entries({
    go: 'tree-sitter-go.wasm',
    csharp: 'tree-sitter-c-sharp.wasm',
  })) {
    const parser = new Parser();
    parser.setLanguage(await Language.load(join(dirname(main), file)));
    parsers.set(id, parser);
  }
});

/** Find the first syntax error, with the code there; undefined for none. */
function syntaxError(id: string, code: string): string | undefined {
  const root = parsers.get(id)?.parse(code)?.rootNode;
  if (!root) throw new Error(`There is no parser for ${id}.`);
  const [fault] = root.hasError ? root.descendantsOfType('ERROR') : [];
  return root.hasError ? `line ${(fault ?? root).startPosition.row + 1}: ${(fault ?? root).text}` : undefined;
}

it('shows the languages that the site names, each of which there is', () => {
  expect(shownLanguages.map(({ id }) => id).sort()).toEqual([...site.sampleLanguages].sort());
});

it('would notice what is not Go or C#', () => {
  expect(syntaxError('go', 'package main\n\nfunc main() { x := "a')).toBeDefined();
  expect(syntaxError('csharp', 'var x = F("a"b);')).toBeDefined();
});

const print = (id: string, request: SampleRequest) =>
  sampleLanguages.find((language) => language.id === id)?.print(request) ?? '';

const nasty = [
  "it's",
  'say "hi"',
  '$HOME ${HOME} $(id) #{x} {id} {{x}} %s %n',
  '`id`',
  'back\\slash \\n \\',
  'two\nlines\r\n\ttab',
  'zażółć 日本語 🛩️ \u2028\u2029\u0085\ufeff',
  '"""',
  '""""" \'\'\' """',
  '!history',
  '</script><!--',
  '@file;type=x',
  '<file',
  '\u0001\u007f',
  '-n',
  '',
];

const url = "https://api.example.com/a%20b/%7Bid%7D?q=it's&x=%22";

const request = (body: SampleBody | null, method = 'POST'): SampleRequest => ({
  method,
  url,
  headers: [
    ['Authorization', `Bearer ${nasty.slice(0, 4).join(' ')}`],
    ['X-Empty', ''],
  ],
  body,
  json: true,
});

const value: JsonValue = Object.fromEntries(
  nasty.map((text) => [`key ${text}`, [text, { deep: text, n: 1.5, t: true, f: false, z: null, e: [], o: {} }]]),
);

const bodies: Record<string, SampleBody | null> = {
  none: null,
  json: { kind: 'json', mediaType: 'application/json', value },
  'long integers': {
    kind: 'json',
    mediaType: 'application/vnd.api+json',
    value: { id: new LongNumber('80351110224678912'), list: [new LongNumber('9007199254740993')] },
  },
  text: { kind: 'text', mediaType: 'text/plain; charset=utf-8', text: nasty.join(' ') },
  form: { kind: 'form', fields: nasty.map((text) => [`name ${text}`, text]) },
  multipart: {
    kind: 'multipart',
    parts: [
      ...nasty.map((text) => ({ name: 'field', value: text })),
      { name: 'file', fileName: 'my "photo".jpg', contentType: 'image/jpeg' },
      { name: 'meta', value: '{"a":"it\'s; \\"x\\""}', contentType: 'application/json' },
    ],
  },
  file: { kind: 'file', mediaType: 'application/octet-stream', fileName: `it's "x".bin` },
};

describe.each(Object.entries(bodies))('a request whose body is %s', (_name, body) => {
  const sample = request(body);

  inBash('parses in bash', () => {
    expect(run('bash', ['-n'], print('curl', sample)).stderr).toBe('');
  });

  it('parses in Node', () => {
    writeFileSync(join(folder, 'sample.mjs'), print('javascript', sample));
    expect(run(process.execPath, ['--check', 'sample.mjs']).stderr).toBe('');
  });

  it.skipIf(missing('python3', '--version'))('parses in Python', () => {
    writeFileSync(join(folder, 'sample.py'), print('python', sample));
    expect(run('python3', ['-m', 'py_compile', 'sample.py']).stderr).toBe('');
  });

  it.each(['go', 'csharp'])('parses as %s', (id) => {
    expect(syntaxError(id, print(id, sample))).toBeUndefined();
  });

  it.skipIf(missing('gofmt'))('parses in Go, in the form that gofmt gives', () => {
    const code = `${print('go', sample)}\n`;
    const { stdout, stderr } = run('gofmt', ['-e'], code);
    expect(stderr).toBe('');
    expect(stdout).toBe(code);
  });
});

/** Return the arguments that `curl` is called with. */
function curlArguments(sample: SampleRequest): string[] {
  const { stdout } = run('bash', ['-c', `curl() { printf '%s\\0' "$@"; }\n${print('curl', sample)}`]);
  return stdout.split('\0').slice(0, -1);
}

describe('curl', () => {
  inBash('hands over what was meant, character by character', () => {
    const text = nasty.join(' ');
    const [fails, flag, method, address, ...rest] = curlArguments(
      request({ kind: 'text', mediaType: 'text/plain', text }),
    );
    expect([fails, flag, method, address]).toEqual(['--fail-with-body', '-X', 'POST', url]);
    expect(rest).toEqual([
      '-H',
      `Authorization: Bearer ${nasty.slice(0, 4).join(' ')}`,
      '-H',
      'X-Empty;',
      '-H',
      'Content-Type: text/plain',
      '--data-raw',
      text,
    ]);
  });

  inBash('keeps every digit of a long integer', () => {
    expect(curlArguments(request(bodies['long integers'] ?? null)).at(-1)).toContain('80351110224678912');
  });

  inBash('does not let a form field name a file', () => {
    expect(
      curlArguments(request({ kind: 'multipart', parts: [{ name: 'a', value: '@/etc/passwd' }] })).slice(-2),
    ).toEqual(['--form-string', 'a=@/etc/passwd']);
  });

  it('is one short line where there is nothing to say', () => {
    expect(print('curl', { method: 'GET', url: 'https://x.example/a', headers: [], body: null, json: true })).toBe(
      "curl --fail-with-body 'https://x.example/a'",
    );
    expect(print('curl', { method: 'HEAD', url: 'https://x.example/a', headers: [], body: null, json: true })).toBe(
      "curl --fail-with-body --head 'https://x.example/a'",
    );
  });
});

describe('JavaScript', () => {
  const call = (sample: SampleRequest) => {
    const stub = 'globalThis.fetch = async (url, options) => ({ ok: true, json: async () => ({ url, options }) });\n';
    const code = print('javascript', sample).replace(
      /console\.log\((.*)\);$/,
      'process.stdout.write(JSON.stringify($1));',
    );
    const { stdout } = run(process.execPath, ['--input-type=module'], stub + code);
    return JSON.parse(stdout) as {
      url: string;
      options: { method: string; headers: Record<string, string>; body: string };
    };
  };

  it('hands over what was meant', () => {
    const { url: address, options } = call(
      request({ kind: 'json', mediaType: 'application/json', value: { __proto__x: 1, ['__proto__']: 2, ...value } }),
    );
    expect(address).toBe(url);
    expect(options.method).toBe('POST');
    expect(options.headers['Content-Type']).toBe('application/json');
    expect(JSON.parse(options.body)).toEqual({ __proto__x: 1, ['__proto__']: 2, ...value });
  });

  it('keeps every digit of a long integer', () => {
    expect(call(request(bodies['long integers'] ?? null)).options.body).toBe(
      '{"id":80351110224678912,"list":[9007199254740993]}',
    );
  });
});

describe.skipIf(missing('python3', '--version'))('Python', () => {
  it('hands over what was meant, long integers too', () => {
    writeFileSync(
      join(folder, 'requests.py'),
      'import json as j\ndef post(url, headers={}, json=None):\n  print(j.dumps([url, headers, json]))\n  class R:\n    ok = True\n    def json(self): return ""\n  return R()\n',
    );
    const body: SampleBody = {
      kind: 'json',
      mediaType: 'application/json',
      value: { ...value, id: new LongNumber('80351110224678912') },
    };
    const { stdout, stderr } = run('python3', ['-'], print('python', request(body)));
    expect(stderr).toBe('');
    expect(stdout).toContain('"id": 80351110224678912');
    const [address, headers, json] = JSON.parse(stdout.split('\n')[0] ?? '') as [
      string,
      Record<string, string>,
      Record<string, unknown>,
    ];
    expect(address).toBe(url);
    expect(headers.Authorization).toBe(`Bearer ${nasty.slice(0, 4).join(' ')}`);
    const { id: _, ...rest } = json;
    expect(rest).toEqual(value);
  });
});

describe('C#', () => {
  it('writes JSON as a raw string and all else with escapes', () => {
    const code = print('csharp', request({ kind: 'json', mediaType: 'application/json', value: { a: '', b: '"""' } }));
    expect(code).toContain(
      'StringContent("""\n    {\n      "a": "",\n      "b": "\\"\\"\\""\n    }\n    """, MediaTypeHeaderValue.Parse("application/json"));',
    );
    expect(code.startsWith('using System.Net.Http.Headers;\n\n')).toBe(true);
    expect(print('csharp', request(bodies.text ?? null))).not.toMatch(/[\u0085\u2028\u2029\ufeff]/);
  });

  it.each(Object.entries({ text: bodies.text ?? null, none: null }))(
    'gives headers of the content to the content (%s)',
    (_name, body) => {
      const headers: SampleRequest['headers'] = [
        ['Content-Language', 'en'],
        ['X-Trace', '1'],
      ];
      const code = print('csharp', { ...request(body), headers });
      expect(syntaxError('csharp', code)).toBeUndefined();
      expect(code).toMatch(
        /request\.Headers\.TryAddWithoutValidation\("X-Trace", "1"\);\nrequest\.Content = .*\nrequest\.Content\.Headers\.TryAddWithoutValidation\("Content-Language", "en"\);/,
      );
    },
  );
});

describe('the content type of a file in a form', () => {
  const code = (id: string, contentType?: string) =>
    print(id, request({ kind: 'multipart', parts: [{ name: 'pic', fileName: 'a.png', contentType }] }));

  it.each([
    ['curl', `-F 'pic=@"a.png";type=image/png'`],
    ['javascript', "body.append('pic', new Blob([file], { type: 'image/png' }), 'a.png');"],
    ['python', '("pic", ("a.png", open("a.png", "rb"), "image/png"))'],
    [
      'go',
      String.raw`		part, _ := form.CreatePart(textproto.MIMEHeader{
			"Content-Disposition": {"form-data; name=\"pic\"; filename=\"a.png\""},
			"Content-Type":        {"image/png"},
		})
		part.Write(file)`,
    ],
    [
      'csharp',
      'form.Add(new StreamContent(File.OpenRead("a.png")) { Headers = { { "Content-Type", "image/png" } } }, "pic", "a.png");',
    ],
  ])('is sent where it is declared: %s', (id, expected) => {
    expect(code(id, 'image/png')).toContain(expected);
    if (id === 'go') expect(code(id, 'image/png')).toContain('"net/textproto"');
  });

  it.each([
    ['javascript', "body.append('pic', file, 'a.png');"],
    ['go', 'part, _ := form.CreateFormFile("pic", "a.png")'],
    ['csharp', 'form.Add(new StreamContent(File.OpenRead("a.png")), "pic", "a.png");'],
  ])('is left to the library where it is not: %s', (id, expected) => {
    expect(code(id)).toContain(expected);
    expect(code(id)).not.toContain('textproto');
  });
});

it.each(sampleLanguages.map(({ id }) => [id]))('the braces of a body line up in %s', (id) => {
  const body: SampleBody = { kind: 'json', mediaType: 'application/json', value: { a: { b: [1] } } };
  const lines = print(id, request(body)).split('\n');
  const indentOf = (line = '') => /^\s*/.exec(line)?.[0] ?? '';
  const open = lines.findIndex((line) => /["']?a["']?: \{$/.test(line));
  const close = lines.findIndex((line, index) => index > open && /^\s*\},?$/.test(line));
  expect(open).toBeGreaterThan(0);
  expect(indentOf(lines[close])).toBe(indentOf(lines[open]));
  // The body's own brace is below the start of the line that opens it.
  expect(lines[close + 1]?.trimStart().startsWith('}')).toBe(true);
  expect(indentOf(lines[close + 1])).toBe(indentOf(lines[open - 1]));
});

describe.each(['fcp-api', 'internal-api'])('every operation of the %s', (slug) => {
  const samples = async (id: string) => {
    const path = `openapi/${slug}.yaml`;
    const { api } = await readApi({ path, text: readFileSync(path, 'utf8'), slug });
    return (api?.operations ?? []).map((operation) =>
      print(id, sampleRequest(operationRequest(api as NonNullable<typeof api>, operation))),
    );
  };

  inBash('parses in bash', async () => {
    const codes = await samples('curl');
    expect(codes.length).toBeGreaterThan(5);
    expect(run('bash', ['-n'], codes.join('\n')).stderr).toBe('');
  });

  it('parses in Node', async () => {
    writeFileSync(join(folder, 'all.mjs'), (await samples('javascript')).map((code) => `{\n${code}\n}`).join('\n'));
    expect(run(process.execPath, ['--check', 'all.mjs']).stderr).toBe('');
  });

  it.skipIf(missing('python3', '--version'))('parses in Python', async () => {
    writeFileSync(join(folder, 'all.py'), (await samples('python')).join('\n'));
    expect(run('python3', ['-m', 'py_compile', 'all.py']).stderr).toBe('');
  });

  it.each(['go', 'csharp'])('parses as %s', async (id) => {
    const codes = await samples(id);
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.flatMap((code) => syntaxError(id, code) ?? [])).toEqual([]);
  });

  it.skipIf(missing('gofmt'))('parses in Go', async () => {
    const files = (await samples('go')).map((code, index) => {
      const file = `all-${index}.go`;
      writeFileSync(join(folder, file), `${code}\n`);
      return file;
    });
    const { stdout, stderr } = run('gofmt', ['-l', '-e', ...files]);
    expect([stdout, stderr]).toEqual(['', '']);
  });
});
