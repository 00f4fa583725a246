/** Requests with every style of a parameter, every kind of body and every scheme, and what must arrive by OpenAPI's specification. */

export interface Case {
  name: string;
  /** An operation's fields, as YAML in braces, without its responses. */
  operation: string;
  method?: string;
  /** Path and query. */
  target?: string;
  headers?: Record<string, string>;
  body?: Expected;
}

export type Expected =
  | { json: string }
  | { text: string }
  /** Sorted by name. */
  | { fields: [name: string, value: string][] }
  | { parts: { name: string; value: string; type?: string; fileName?: string }[] }
  | 'the file';

const values = {
  string: 'blue',
  array: '[blue, black, brown]',
  object: '{R: 100, G: 200, B: 150}',
};
const schemas = {
  string: '{type: string}',
  array: '{type: array, items: {type: string}}',
  object: '{type: object, properties: {R: {type: integer}, G: {type: integer}, B: {type: integer}}}',
};
type Type = keyof typeof values;

/** The table of style examples (OpenAPI 3.1.1, 4.8.12.4; for the style `cookie` 3.2.0): place, style, explode, and what is sent. */
const styles: [place: string, style: string, explode: boolean, sent: Partial<Record<Type, string>>][] = [
  ['path', 'simple', false, { string: 'blue', array: 'blue,black,brown', object: 'R,100,G,200,B,150' }],
  ['path', 'simple', true, { string: 'blue', array: 'blue,black,brown', object: 'R=100,G=200,B=150' }],
  ['path', 'label', false, { string: '.blue', array: '.blue,black,brown', object: '.R,100,G,200,B,150' }],
  ['path', 'label', true, { string: '.blue', array: '.blue.black.brown', object: '.R=100.G=200.B=150' }],
  [
    'path',
    'matrix',
    false,
    { string: ';color=blue', array: ';color=blue,black,brown', object: ';color=R,100,G,200,B,150' },
  ],
  [
    'path',
    'matrix',
    true,
    { string: ';color=blue', array: ';color=blue;color=black;color=brown', object: ';R=100;G=200;B=150' },
  ],
  [
    'query',
    'form',
    false,
    { string: 'color=blue', array: 'color=blue,black,brown', object: 'color=R,100,G,200,B,150' },
  ],
  [
    'query',
    'form',
    true,
    { string: 'color=blue', array: 'color=blue&color=black&color=brown', object: 'R=100&G=200&B=150' },
  ],
  [
    'query',
    'spaceDelimited',
    false,
    { array: 'color=blue%20black%20brown', object: 'color=R%20100%20G%20200%20B%20150' },
  ],
  [
    'query',
    'pipeDelimited',
    false,
    { array: 'color=blue%7Cblack%7Cbrown', object: 'color=R%7C100%7CG%7C200%7CB%7C150' },
  ],
  ['query', 'deepObject', true, { object: 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150' }],
  ['header', 'simple', false, { string: 'blue', array: 'blue,black,brown', object: 'R,100,G,200,B,150' }],
  ['header', 'simple', true, { string: 'blue', array: 'blue,black,brown', object: 'R=100,G=200,B=150' }],
  [
    'cookie',
    'form',
    false,
    { string: 'color=blue', array: 'color=blue,black,brown', object: 'color=R,100,G,200,B,150' },
  ],
  [
    'cookie',
    'form',
    true,
    { string: 'color=blue', array: 'color=blue&color=black&color=brown', object: 'R=100&G=200&B=150' },
  ],
  [
    'cookie',
    'cookie',
    true,
    { string: 'color=blue', array: 'color=blue; color=black; color=brown', object: 'R=100; G=200; B=150' },
  ],
];

/** The place of each parameter in a request. */
function arrival(place: string, sent: string): Pick<Case, 'target' | 'headers'> {
  if (place === 'path') return { target: `/x/${sent}` };
  if (place === 'query') return { target: `/x?${sent}` };
  return { target: '/x', headers: { [place === 'cookie' ? 'cookie' : 'color']: sent } };
}

export interface StyleCase extends Case {
  place: string;
  type: Type;
  sent: string;
}

export const styleCases: StyleCase[] = styles.flatMap(([place, style, explode, sent]) =>
  (Object.keys(values) as Type[]).flatMap((type) => {
    const text = sent[type];
    if (text === undefined) return [];
    return [
      {
        name: `${type} in ${place}, ${style}, ${explode ? 'exploded' : 'not exploded'}`,
        operation: `parameters: [{name: color, in: ${place}, required: true, style: ${style}, explode: ${explode}, schema: ${schemas[type]}, example: ${values[type]}}]`,
        ...arrival(place, text),
        place,
        type,
        sent: text,
      },
    ];
  }),
);

const parameter = (fields: string) => `parameters: [{name: color, required: true, ${fields}}]`;
const body = (mediaType: string, fields: string) =>
  `requestBody: {required: true, content: {'${mediaType}': {${fields}}}}`;

const otherParameters: Case[] = [
  {
    name: 'reserved characters in a query',
    operation: parameter(`in: query, schema: {type: string}, example: "it's a/b?c&d=é+"`),
    target: '/x?color=it%27s%20a%2Fb%3Fc%26d%3D%C3%A9%2B',
  },
  {
    name: 'reserved characters that are allowed',
    operation: parameter('in: query, allowReserved: true, schema: {type: string}, example: "a/b?c&d"'),
    target: '/x?color=a/b?c%26d',
  },
  {
    name: 'JSON in a query',
    operation: parameter('in: query, content: {application/json: {example: {R: 100}}}'),
    target: '/x?color=%7B%22R%22%3A100%7D',
  },
  {
    name: 'JSON in a header',
    operation: parameter('in: header, content: {application/json: {example: {R: "it\'s"}}}'),
    headers: { color: '{"R":"it\'s"}' },
  },
  {
    name: 'an empty value in a matrix',
    operation: parameter('in: path, style: matrix, schema: {type: string}, example: ""'),
    target: '/x/;color',
  },
  {
    name: 'a whole query string',
    operation: parameter(
      'in: querystring, content: {application/x-www-form-urlencoded: {example: {a: "1 2", b: [x, y]}}}',
    ),
    target: '/x?a=1%202&b=x&b=y',
  },
];

const bodies: Case[] = [
  {
    name: 'JSON with long integers, quotes and other scripts',
    operation: body(
      'application/json',
      `example: {id: 80351110224678912, text: "it's \\"zażółć\\" ‘日本’ $HOME \`id\` \\\\n", list: [1.5, true, null]}`,
    ),
    headers: { 'content-type': 'application/json' },
    body: {
      json: '{"id":80351110224678912,"text":"it\'s \\"zażółć\\" ‘日本’ $HOME `id` \\\\n","list":[1.5,true,null]}',
    },
  },
  {
    name: 'JSON of a suffix',
    operation: body('application/vnd.api+json', 'example: {a: 1}'),
    headers: { 'content-type': 'application/vnd.api+json' },
    body: { json: '{"a":1}' },
  },
  {
    name: 'text',
    operation: body('text/plain; charset=utf-8', 'example: "two\\nlines, it\'s é"'),
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: { text: "two\nlines, it's é" },
  },
  {
    name: 'XML',
    operation: body('application/xml', `example: '<a b="1">é</a>'`),
    headers: { 'content-type': 'application/xml' },
    body: { text: '<a b="1">é</a>' },
  },
  {
    name: 'lines of JSON',
    operation: body('application/jsonl', 'itemSchema: {type: object}, example: [{a: 1}, {a: 2}]'),
    headers: { 'content-type': 'application/jsonl' },
    body: { text: '{"a":1}\n{"a":2}' },
  },
  {
    name: 'a form',
    operation: body('application/x-www-form-urlencoded', 'example: {a: "1 + 2 & é", list: [x, y], o: {c: 1}}'),
    body: {
      fields: [
        ['a', '1 + 2 & é'],
        ['list', 'x'],
        ['list', 'y'],
        ['o', '{"c":1}'],
      ],
    },
  },
  {
    name: 'a form with styles',
    operation: body(
      'application/x-www-form-urlencoded',
      'example: {where: {a: "1"}, ids: [x, y], pipes: [x, y]}, encoding: {where: {style: deepObject, explode: true}, ids: {explode: false}, pipes: {style: pipeDelimited, explode: false}}',
    ),
    body: {
      fields: [
        ['ids', 'x,y'],
        ['pipes', 'x|y'],
        ['where[a]', '1'],
      ],
    },
  },
  {
    name: 'a form in parts',
    operation: body(
      'multipart/form-data',
      `schema: {type: object, properties: {file: {type: string, format: binary}}}, example: {text: "it's é", meta: {a: 1}, list: [x, y], file: file.bin}, encoding: {file: {contentType: image/png}}`,
    ),
    body: {
      parts: [
        { name: 'text', value: "it's é" },
        { name: 'meta', value: '{"a":1}', type: 'application/json' },
        { name: 'list', value: 'x' },
        { name: 'list', value: 'y' },
        { name: 'file', value: 'the file', fileName: 'file.bin' },
      ],
    },
  },
  {
    name: 'bytes',
    operation: body('application/octet-stream', 'schema: {type: string, format: binary}'),
    headers: { 'content-type': 'application/octet-stream' },
    body: 'the file',
  },
];

/** Schemes by name, as YAML. */
export const schemes = `
bearer: {type: http, scheme: bearer}
basic: {type: http, scheme: basic}
hmac: {type: http, scheme: hmac}
header: {type: apiKey, in: header, name: X-Key}
query: {type: apiKey, in: query, name: key}
cookie: {type: apiKey, in: cookie, name: sid}
oauth: {type: oauth2, flows: {}}
openid: {type: openIdConnect, openIdConnectUrl: 'https://id.example.com/'}
mutual: {type: mutualTLS}
`;

const authorization = (value: string) => ({ headers: { authorization: value } });
const security: Case[] = Object.entries<Omit<Case, 'name' | 'operation'>>({
  '{bearer: []}': authorization('Bearer YOUR_TOKEN'),
  '{basic: []}': authorization('Basic BASE64_OF_USER_AND_PASSWORD'),
  '{hmac: []}': authorization('Hmac YOUR_CREDENTIALS'),
  '{header: []}': { headers: { 'x-key': 'YOUR_API_KEY' } },
  '{query: []}': { target: '/x?key=YOUR_API_KEY' },
  '{cookie: []}': { headers: { cookie: 'sid=YOUR_API_KEY' } },
  '{oauth: []}': authorization('Bearer YOUR_ACCESS_TOKEN'),
  '{openid: []}': authorization('Bearer YOUR_ACCESS_TOKEN'),
  '{mutual: []}': {},
  '{cookie: [], header: []}': { headers: { cookie: 'sid=YOUR_API_KEY', 'x-key': 'YOUR_API_KEY' } },
}).map(([needs, expected]) => ({ name: `security ${needs}`, operation: `security: [${needs}]`, ...expected }));

const methods: Case[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'].map(
  (method) => ({
    name: `the method ${method.toUpperCase()}`,
    operation: '',
    method: method.toUpperCase(),
  }),
);

export const cases: Case[] = [...styleCases, ...otherParameters, ...bodies, ...security, ...methods];

/** Write the specification of all cases, each an operation called `case-N` below the path `/N`. */
export function specification(origin: string, all: readonly Case[]): string {
  const operations = all.map((one, index) => {
    const inPath = one.operation.includes('in: path') ? '/{color}' : '';
    const method = one.method?.toLowerCase() ?? (one.body ? 'post' : 'get');
    return `  /${index}/x${inPath}: {${method}: {operationId: case${index}, ${one.operation ? `${one.operation}, ` : ''}responses: {'200': {description: OK, content: {application/json: {}}}}}}`;
  });
  const indentedSchemes = schemes.trim().replace(/^/gm, '    ');
  return `openapi: 3.2.0
info: {title: Cases, version: '1'}
servers: [{url: '${origin}'}]
components:
  securitySchemes:
${indentedSchemes}
paths:
${operations.join('\n')}
`;
}
