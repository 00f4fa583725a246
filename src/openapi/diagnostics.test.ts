import { describe, expect, it } from 'vitest';
import { readText } from './fixtures/read-fixture';
import { readApi } from './read/read-api';

const found = async (text: string) =>
  (await readText(text)).diagnostics.map(({ severity, line, message }) => `${line} ${severity}: ${message}`);

describe('syntax', () => {
  it.each([
    [
      'openapi: 3.1.1\ninfo: {title: T, version: 1.0.0}\npaths: {}\npaths: {}',
      '4 error: paths occurs twice in the same object.',
    ],
    ['openapi: 3.1.1\ninfo: {title: T\npaths: {}', '2 error: A bracket opens and is never closed.'],
    ['openapi: 3.1.1\ninfo:\n  title: T: U', '3 error: A value with a colon in it must be in quotes.'],
    ['openapi: 3.1.1\ninfo:\n\ttitle: T', '3 error: A tab begins this line, where only spaces work.'],
    ['openapi: 3.1.1\nx: &a [*a]', '2 error: This alias refers to the value that contains it, so it would never end.'],
    ['openapi: 3.1.1\nx: {<<: *common}', '2 error: No anchor above is called &common.'],
    [
      "openapi: 3.1.1\npaths: {}\ninfo:\n  version: '1'\n  title: Gate #4",
      '5 warning: YAML reads # and what follows as a comment, so this text ends before it.',
    ],
    ['openapi: 3.1.1\nx-words: nothing\ninfo: "T', '3 error: A quote opens and is never closed.'],
    ['openapi: 3.1.1\ninfo:\n  title: "The" title', '3 error: Text follows the closing quote of this value.'],
    ['openapi: 3.1.1\ninfo:\n  title: {a} title', '3 error: `{` at the start of a value has a meaning of its own.'],
    ['openapi: 3.1.1\ntags:\n  -name: A\n    description: B', '3 error: No space follows the dash.'],
    [
      "x:\n  '200':\n  description: All\n    content: {}",
      '5 error: This field has a value, and the next line is indented below it.',
    ],
    ['x:\n  properties:\n    a: {}\n    - wind:\n        type: string', '6 error: The lines around it have no hyphen.'],
    [
      'x:\n  - a:\n      b: c\n    - wind:\n        type: string',
      '6 error: This entry begins at another place than the one above it.',
    ],
    [
      '<<<<<<< HEAD\nopenapi: 3.1.0\n=======',
      '1 error: Git left this line of a merge: two branches changed the lines around it.',
    ],
  ])('has the line of what is wrong (%#)', async (text, message) => {
    expect((await found(text))[0]).toMatch(message);
  });

  it('reports a bracket that closes nothing, and not the 39 errors that follow from it', async () => {
    const messages = await found(`openapi: 3.1.1\ninfo: ]T\npaths:\n${'  /a: {}\n'.repeat(9)}`);
    expect(messages).toEqual([expect.stringMatching(/^2 error: Not valid YAML: Unexpected /)]);
  });

  it('reads JSON, with duplicate keys as errors', async () => {
    const { diagnostics } = await readApi({
      path: 'x.json',
      slug: 'x',
      text: '{\n\t"openapi": "3.1.1",\n\t"openapi": "3.1.1"\n}',
    });
    expect(diagnostics).toMatchObject([{ line: 3, message: 'openapi occurs twice in the same object.' }]);
  });

  it('says that an empty or foreign file is no specification', async () => {
    for (const [text, message] of [
      ['', 'This file is empty.'],
      ['[]', 'This is not an OpenAPI specification: it names no version.'],
      ['hello', 'This is not an OpenAPI specification: it names no version.'],
      ['<!doctype html>\n<title>Not found</title>', 'This is a web page or XML.'],
      ['{"info": {"schema": "https://schema.getpostman.com/json/collection"}}', 'This is a Postman collection.'],
    ] as const) {
      const { api, diagnostics } = await readApi({ path: 'x.yaml', slug: 'x', text });
      expect(api).toBeNull();
      expect(diagnostics.map((one) => one.message)).toEqual([message]);
    }
  });
});

const broken = (version: string) => `openapi: ${version}
info: {title: T, version: 2}
paths:
  /a/{id}:
    get:
      operationID: getA
      parameters:
        - {name: id, in: path, schema: {type: strin}}
        - {name: q, in: quary, schema: {type: string}}
        - {name: r, in: query}
      responses:
        '200': {description: OK, content: {application/json: {schema: {properties: [a]}}}}
        '404': {}
        '999x': {description: x}
    post:
      responses: {'200': {description: 5}}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Flighs'}}}}
  b: {}
components:
  schemas:
    Flights: {type: object, required: true, properties: {a: {type: string, minLength: '3'}}}
  securitySchemes:
    k: {type: apiKey, in: head, name: X}
    h: {type: http}
`;

it.each<[text: string, expected: string[], version?: string]>([
  ['tags: [{nam: a}]', ['OpenAPI has no field nam here. Did you mean name?']],
  [
    'paths: {/a: {get: {operationId: a, sumary: A, responses: {}}}}',
    ['OpenAPI has no field sumary here. Did you mean summary?'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, tags: b, responses: {}}}}',
    ['tags must be an array. Write tags: [b]'],
  ],
  [
    "paths: {'/{icao}': {get: {operationId: a, summary: A, parameters: [{name: iaco, in: path, required: true, schema: {}}], responses: {}}}}",
    ['The path parameter icao of /{icao} is not declared, but iaco is. Write name: icao'],
  ],
  [
    "paths: {'/{a}': {get: {operationId: a, summary: A, parameters: [{name: a, in: query, schema: {}}], responses: {}}}}",
    ['The path parameter a of /{a} is not declared. Write in: path, in place of in: query.'],
  ],
  ['components: {schemas: {S: {propertes: {}}}}', ['OpenAPI has no field propertes here. Did you mean properties?']],
  ['components: {schemas: {S: {x-propertes: {}, unlike: {}}}}', []],
  ['components: {schemas: {S: {ref: a}}}', ['OpenAPI has no field ref here. Did you mean $ref?']],
  [
    'components: {schemas: {S: {$ref: }}}',
    ['$ref is empty. Put the reference in quotes: YAML reads # after a space as the start of a comment.'],
  ],
  [
    'components: {schemas: {S: {properties: {a: {required: true}}}}}',
    ['required must be an array. Write required: [a] in the object around this field.'],
  ],
  ['components: {schemas: {S: {type: int}}}', ['OpenAPI has no type int. Write type: integer']],
  [
    "components: {schemas: {S: {type: 'string, null'}}}",
    ["OpenAPI has no type string, null. Write type: [string, 'null']"],
  ],
  [
    'components: {schemas: {S: {properties: {a: {$ref: S}}}}}',
    ["The reference S refers to a missing file: S. Write '#/components/schemas/S'"],
  ],
  [
    "components: {schemas: {S: {properties: {a: {$ref: '#/schemas/S'}}}}}",
    ["The reference #/schemas/S cannot be resolved. Write '#/components/schemas/S'"],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {200: {description: d, content: {json: {}}}}}}}',
    ['json is not a media type. Write application/json'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {200: {description: d, content: {schema: {}}}}}}}',
    ['schema is not a media type. Indent it below its media type, such as application/json.'],
  ],
  [
    "paths: {/a: {get: {operationId: a, summary: A, responses: {200: {description: d, content: {text/plain: {$ref: '#/components/schemas/S'}}}}}}}\ncomponents: {schemas: {S: {}}}",
    ["A media type has a schema, and is none. Write schema: {$ref: '#/components/schemas/S'}"],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, security: K}}}',
    ['security must be an array. Write security: [{K: []}]'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, parameters: {a: {in: query}}}}}',
    ['parameters must be an array. Begin each entry with a hyphen and a space.'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {200 OK: {description: d}}}}}',
    ["200 OK is not a status. Write '200'"],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {content: {}}}}}',
    ['content is not a status. Indent it below its status.'],
  ],
  ['paths: {get: {}}', ['get is not a path. Indent it below its path.']],
  [
    'paths: {/a: {get: {operationId: a, summary: A}, responses: {200: {description: d}}}}',
    ['OpenAPI has no field responses here. Indent it below its operation, such as get.'],
  ],
  [
    "paths: {/a: {parameters: [{name: 'b(', in: path, required: true, schema: {}}], get: {operationId: a, summary: A}}}",
    [
      'b( is declared as a path parameter, but the path /a has no {b(}. Write it into the path, or remove the parameter.',
    ],
  ],
  [
    "paths: {'/a/:b': {parameters: [{name: b, in: path, required: true, schema: {}}], get: {operationId: a, summary: A}, put: {operationId: p, summary: P}}}",
    ['b is declared as a path parameter, but the path /a/:b has no {b}. Write the path as /a/{b}'],
  ],
  [
    "paths: {'/{a}': {parameters: [{name: a, in: url, schema: {}}], get: {operationId: a, summary: A}}}",
    ['in is url, and must be query, header, path or cookie. undefined'],
  ],
  [
    'components: {securitySchemes: {K: {type: bearer}}}',
    [
      'type is bearer, and must be apiKey, http, mutualTLS, oauth2 or openIdConnect. Write type: http, with scheme: bearer.',
    ],
  ],
  [
    "paths: {/a: {get: {operationId: a, summary: A, responses: {200: {description: d, content: {text/plain: {schema: {$ref: '#/components/schemas/S'}}}}}}}}\ncomponent: {schemas: {S: {}}}",
    ['OpenAPI has no field component here. Did you mean components?'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, security: [K]}}}',
    ['item 1 of security must be an object. Write {K: []}'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {200: Fine.}}}}',
    ["200 must be an object. Write {description: 'Fine.'}"],
  ],
  ['servers: https://a.example', ["servers must be an array. Write servers: [{url: 'https://a.example'}]"]],
  [
    'paths: {/a: {get: {operationId: a, summary: A, externalDocs: https://a.example}}}',
    ["externalDocs must be an object. Write externalDocs: {url: 'https://a.example'}"],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, parameters: [{name: b, in: body, schema: {}}]}}}',
    ['in is body, and must be query, header, path or cookie. Write requestBody in place of this parameter.'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, parameters: [{name: b, in: query, type: string}]}}}',
    ['schema is missing from parameter b. Write schema: {type: string}, in place of type.'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, deprecated: true, x-sunset: 1.3.2027}}}',
    ["x-sunset is 1.3.2027, which is not a day. Write it like this: x-sunset: '2027-03-01'"],
  ],
  [
    'paths: {"/a/{key}": {get: {operationId: a, summary: A, parameters: [{name: id, in: path, required: true, schema: {}}]}}}',
    ['The path parameter key of /a/{key} is not declared, but id is. Write name: key'],
  ],
  [
    'paths: {"/a?full={full}": {get: {operationId: a, summary: A}}}',
    [
      'The path parameter full of /a?full={full} is not declared. Add it to parameters, with in: query, and end the path before the question mark.',
    ],
  ],
  [
    'components: {schemas: {S: {required: [idd, other], properties: {id: {}, name: {}}}}}',
    [
      'required lists idd, which properties lacks. Did you mean id?',
      'required lists other, which properties lacks. Choose from: id, name.',
    ],
  ],
  ['components: {schemas: {S: {allOf: [{required: [other], properties: {id: {}}}]}}}', []],
  ...['schemas: {A: {type: object, B: {type: string}}', 'B: {type: string}, schemas: {A: {}'].map(
    (parts): [string, string[]] => [
      `components: {${parts}, C: {$ref: "#/components/schemas/B"}}}`,
      ['B begins in the wrong column: references do not find it. Indent it below schemas, like the others there.'],
    ],
  ),
  ['paths: {/a: {/b: {get: {}}}}', ['OpenAPI has no field /b here. Indent it like the other paths, below paths.']],
  [
    'components: {schemas: {S: {type: integer, minimum: 5, maximum: 4}}}',
    ['minimum is above maximum, so no value fits. Exchange the two.'],
  ],
  [
    'components: {schemas: {S: {type: string, pattern: "/^[A-Z]+$/i"}}}',
    ["The slashes around the pattern would be part of the text. Write pattern: '^[A-Z]+$'"],
  ],
  ['components: {schemas: {S: {type: string, pattern: /docs/}}}', []],
  [
    'components: {schemas: {S: {type: integer, default: many}}}',
    ['The default must be an integer, and is text. Write a value that fits, or remove it.'],
  ],
  [
    'components: {schemas: {S: {properties: {a: {type: integer}}, default: {a: b}}}}',
    ['In the default, a must be an integer, and is text. Write a value that fits, or remove it.'],
  ],
  ['components: {schemas: {S: {type: string, default: null}}}', []],
  [
    'components: {schemas: {S: {type: array, items: [{type: string}]}}}',
    ['items must be one schema, not a list. Remove the hyphen.'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {4xx: {description: d}}}}}',
    ['4xx is not a status. Write 4XX'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {400-499: {description: d}}}}}',
    ['400-499 is not a status. Write 4XX'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {4O4: {description: d}}}}}',
    ["4O4 is not a status. Write '404'"],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {‘404’: {description: d}}}}}',
    ["‘404’ is not a status. Write '404'"],
  ],
  [
    'components: {schemas: {S: {type: object, status: {type: string}}}}',
    ['status is not a keyword of schemas, so pages leave it out. If it is a field, indent it below properties.'],
  ],
  [
    'components: {schemas: {S: {type: string, enum: [parked flying repaired]}}}',
    ['enum has one value, "parked flying repaired". For several values write commas: [parked, flying, repaired]'],
  ],
  [
    "components: {schemas: {S: {type: array, $ref: '#/components/schemas/T'}, T: {type: string}}}",
    ['This list has a $ref in place of items. Write items, and $ref below it.'],
  ],
  [
    'components: {schemas: {S: {type: string, enum: [parked, gone], default: Parked}}}',
    ['The default cannot be "Parked". Write default: parked'],
  ],
  [
    'components: {schemas: {S: {type: integer, minimum: 5, maximum: 4, default: 3}}}',
    ['minimum is above maximum, so no value fits. Exchange the two.'],
  ],
  [
    "paths: {/a: {get: {operationId: a, summary: A, responses: {200: {$ref: '#/components/response/R'}}}}}\ncomponents: {responses: {R: {description: d}}}",
    ["The reference #/components/response/R cannot be resolved. Write '#/components/responses/R'"],
  ],
  [
    'paths: {"/a/{b}": {get: {operationId: a, summary: A, parameters: [{name: b, in: path, required: false, schema: {}}]}}}',
    ['required is false, and must be true. Write required: true; a path has no optional parts.'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {200: {description: d, 404: {description: e}}}}}}',
    ['OpenAPI has no field 404 here. Indent it like the other statuses, below responses.'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A}, put: {operationId: a, summary: B}}}',
    ['PUT /a has the operationId of GET /a, a, so its page is put-a. Give one of the two another operationId.'],
  ],
  [
    "components: {schemas: {S: {pattern: '['}}}",
    ['[ is not a regular expression of JavaScript (ECMA-262). Close its brackets, or write it as JavaScript does.'],
  ],
  [
    'components: {schemas: {S: {type: string, nullable: true}}}',
    [
      "This version of OpenAPI has no nullable: true; it is read as in OpenAPI 3.0. Add 'null' to type, as in type: [string, 'null'].",
    ],
  ],
  [
    'components: {schemas: {S: {type: number, minimum: 1, exclusiveMinimum: true}}}',
    [
      'This version of OpenAPI has no exclusiveMinimum: true; it is read as in OpenAPI 3.0. Write the limit itself here.',
    ],
  ],
  [
    'components: {securitySchemes: {K: {type: apiKey, name: k}}}',
    ['in is missing from K. Write in: query, header or cookie.'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {200: {description: d, content: {text/plain: {type: object}}}}}}}',
    ['OpenAPI has no field type here. Write schema: above it, and indent the fields of the schema below.'],
    '3.0.3',
  ],
  [
    'components: {schemas: {S: {type: string, minLength: -1}}}',
    ['minLength must be 0 or more. Write a number from 0, or remove it.'],
    '3.0.3',
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {200: {description: d, content: {aplication/json: {}}}}}}}',
    ['aplication/json is not a media type. Write application/json'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {200: {description: d, content: {text / plain: {}}}}}}}',
    ['text / plain is not a media type. Write text/plain'],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, responses: {defalt: {description: d}}}}}',
    ['defalt is not a status. Did you mean default?'],
  ],
  [
    "paths: {'/{a}': {parameters: [{name: a, in: path, required: yes, schema: {}}], get: {operationId: a, summary: A}}}",
    ['required must be true or false. Write required: true'],
  ],
  [
    "paths: {/a: {get: {operationId: a, summary: A, responses: {200: {$ref: '#/components/schemas/S'}}}}}\ncomponents: {schemas: {S: {}}, responses: {S: {description: d}}}",
    [
      "The reference #/components/schemas/S points to one of the schemas; it must point to one of the responses. Write '#/components/responses/S'",
    ],
  ],
  [
    "components: {schema: {S: {}}, parameters: {P: {name: p, in: query, schema: {$ref: '#/components/schemas/S'}}}}",
    ['OpenAPI has no field schema here. Did you mean schemas?'],
  ],
  [
    'components: {securitySchemes: {K: {type: http, scheme: bearr}}}',
    ['bearr is not a scheme of HTTP. Did you mean bearer?'],
  ],
  ['components: {schemas: {S: {examples: a}}}', ['examples must be an array. Write examples: [a]']],
  ['', ["openapi must be text. Write openapi: '3.0.4'"], '3.0'],
  ['', ["openapi is not the field for version 2.0. Write swagger: '2.0'"], "'2.0'"],
  [
    'paths: {/a: {get: {operationid: a, summary: A}}}',
    ['OpenAPI has no field operationid here. Did you mean operationId?'],
  ],
  [
    "paths: {'/{a}': {parameter: [{name: a, in: path, required: true, schema: {}}], get: {operationId: a, summary: A}}}",
    ['OpenAPI has no field parameter here. Did you mean parameters?'],
  ],
  [
    "components: {schemas: {S: {properties: {a: {$ref: '#/components/schemas/S/'}}}}}",
    ["The reference #/components/schemas/S/ cannot be resolved. Write '#/components/schemas/S'"],
  ],
  ['paths: {/a: {get: {operationId: a, summary: A, tags: [{name: A}]}}}', ['tag A must be text. undefined']],
  [
    'components: {schemas: {S: {type: array}}}',
    ['items is missing from S. Write items, with the schema of an entry.'],
    '3.0.3',
  ],
  ...['200: {description: d}, post: {responses: {}}', '200: {description: d, post: {responses: {}}}'].map(
    (responses): [string, string[]] => [
      `paths: {'/a/b': {get: {operationId: a, summary: A, responses: {${responses}}}}}`,
      ['OpenAPI has no field post here. Indent post like get, below /a/b.'],
    ],
  ),
  ['paths: {}\npost: {responses: {}}', ['OpenAPI has no field post here. Indent it below its path.']],
  [
    'components: {schemas: {S: {type: [integer, null]}}}',
    ["null is a type only in quotes. Write type: [integer, 'null'], in quotes."],
  ],
  ['components: {schemas: {S: {type: null}}}', ["null is a type only in quotes. Write type: 'null', in quotes."]],
  ...["type: [string, 'null']", 'type: [string, null]', "anyOf: [{type: string}, {type: 'null'}]"].map(
    (schema): [string, string[], string] => [
      `components: {schemas: {S: {${schema}}}}`,
      ['OpenAPI 3.0 has no type null. Write nullable: true next to type: string, in place of null.'],
      '3.0.3',
    ],
  ),
  [
    "components: {schemas: {S: {type: 'null'}}}",
    ['OpenAPI 3.0 has no type null. Write nullable: true next to a type, in place of null.'],
    '3.0.3',
  ],
  [
    'components: {schemas: {S: {properties: {type: }}}}',
    ['type is empty. Indent its fields below it, or remove it.'],
    '3.0.3',
  ],
  [
    'definitions: {S: {type: null}}',
    ['Swagger 2.0 has no type null. Write x-nullable: true next to a type, in place of null.'],
    '2',
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, parameters: [{name: b, in: query, schema: {}, examples: [1, 2]}]}}}',
    [
      'examples must be an object. Write its entries without hyphens, each as name: {value: the example}, or one as example.',
    ],
  ],
  [
    'paths: {/a: {get: {operationId: a, summary: A, parameters: [{name: b, in: query, schema: {}, examples: {one: 1}}]}}}',
    ['one must be an object. Write value: 1, indented below one:'],
  ],
  ...[
    ['requestBody: {content: {}}', 'requestBody. Write a parameter with in: body, and its schema.'],
    [
      'responses: {200: {description: d, content: {text/plain: {}}}}',
      'content. Write schema in its place, without a media type.',
    ],
    ['parameters: [{name: a, in: query, type: string, explode: true}]', 'explode. Write collectionFormat.'],
    [
      'parameters: [{name: a, in: query, type: string, schema: {}}]',
      'schema here. Write its keywords next to in, without schema.',
    ],
    ['servers: []', 'servers. Write host, basePath and schemes at the top of the file.'],
  ].map(([fields = '', words = '']): [string, string[], string] => [
    `paths: {/a: {get: {operationId: a, summary: A, ${fields}}}}`,
    [`Swagger 2.0 has no ${words}`],
    '2',
  ]),
  [
    'components: {schemas: {}}',
    ['Swagger 2.0 has no components. Write definitions, parameters and responses at the top of the file.'],
    '2',
  ],
  ...['oneOf: [{type: string}]', 'nullable: true'].map((schema): [string, string[], string] => [
    `definitions: {S: {${schema}}}`,
    [`Swagger 2.0 has no ${schema.split(':')[0]}. Write the specification in OpenAPI 3.0 or later.`],
    '2',
  ]),
  ...['3.0.3', '3.1.0'].flatMap((version) =>
    [
      ['definitions: {}', 'definitions. Write components and, below it, schemas and securitySchemes.'],
      ['basePath: /v1', 'basePath. Write servers, with a url such as https://api.example.com/v1.'],
      ['produces: []', 'produces. Write each media type below content, in requestBody or in a response.'],
      [
        'paths: {/a: {get: {operationId: a, summary: A, responses: {200: {description: d, schema: {}}}}}}',
        'schema here. Write content, below it a media type such as application/json, and below that the schema.',
      ],
      [
        'paths: {/a: {get: {operationId: a, summary: A, parameters: [{name: a, in: query, schema: {}, collectionFormat: csv}]}}}',
        'collectionFormat. Write style and explode.',
      ],
    ].map(([text = '', words = '']): [string, string[], string] => [
      text,
      [`OpenAPI ${version.slice(0, 3)} has no ${words}`],
      version,
    ]),
  ),
  [
    'components: {schemas: {S: {host: {}}}}',
    ['OpenAPI has no field host here. Check its indentation: other objects have this field.'],
    '3.0.3',
  ],
])('%s has one message, with its fix', async (text, expected, version = '3.1.0') => {
  const { diagnostics } = await readText(
    `${version === '2' ? "swagger: '2.0'" : `openapi: ${version}`}\ninfo: {title: T, version: '1'}\npaths: {}\n${text}`.replace(
      'paths: {}\npaths',
      'paths',
    ),
  );
  const shown = diagnostics.filter(({ message }) => !/^responses/.test(message));
  expect(shown.map(({ message, fix }) => `${message} ${fix}`)).toEqual(expected);
});

describe.each(['3.0.3', '3.1.0'])('what is not valid OpenAPI %s', (version) => {
  it('is reported in one run, each mistake once, with its line', async () => {
    const about = /operationId|summary|path parameter|same summary/;
    const wrong = (await found(broken(version))).filter((text) => !(text.includes('warning') && about.test(text)));
    const expected = [
      '2 warning: version must be text.',
      '6 error: OpenAPI has no field operationID here.',
      '8 error: OpenAPI has no type strin.',
      '8 warning: required is missing from parameter id.',
      /9 error: in is quary, and must be .*path/,
      '10 warning: schema is missing from parameter r.',
      '12 error: properties must be an object.',
      '13 warning: description is missing from 404.',
      '14 error: 999x is not a status.',
      '16 warning: description must be text.',
      '17 error: The reference #/components/schemas/Flighs cannot be resolved.',
      '18 error: b is not a path.',
      '21 warning: required must be an array.',
      '21 error: minLength must be an integer.',
      /23 error: in is head, and must be .*header/,
      '24 error: scheme is missing from h.',
    ];
    for (const message of expected)
      expect(wrong).toContainEqual(
        expect.stringMatching(
          typeof message === 'string' ? `^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : message,
        ),
      );
    expect(wrong).toHaveLength(expected.length);
  });

  it('does not take the sound parts with it', async () => {
    const { api } = await readText(broken(version));
    expect(api?.operations.map(({ name }) => name)).toEqual(['get-a-id', 'post-a-id']);
  });

  it('has a pointer and, where it can, a fix', async () => {
    const { diagnostics } = await readText(broken(version));
    expect(diagnostics.find(({ line }) => line === 6)).toMatchObject({
      pointer: '/paths/~1a~1{id}/get/operationID',
      fix: 'Did you mean operationId?',
      column: 7,
      source: '      operationID: getA',
    });
    expect(diagnostics.find(({ line }) => line === 17)).toMatchObject({ fix: 'Did you mean Flights?' });
    expect(diagnostics.find(({ message }) => message.startsWith('minLength'))?.fix).toBe('Write minLength: 3');
  });
});

it('a schema of Swagger 2.0 has its own mistakes, and not those of a list or a file in its place', async () => {
  const { diagnostics } = await readApi({
    path: 'x.yaml',
    slug: 'x',
    text: `swagger: '2.0'
info: {title: T, version: '1'}
paths:
  /a: {get: {operationId: a, summary: A, responses: {200: {description: d, schema: {
    type: array, items: {
      $REF: '#/definitions/Pet'}}}}}}
  /b: {get: {operationId: b, summary: B, responses: {200: {description: d, schema: {
    type: object, properties: {a: {
      type: strin}}}}}}}
`,
  });
  expect(diagnostics.map(({ severity, line, message }) => `${line} ${severity}: ${message}`)).toEqual([
    '6 error: OpenAPI has no field $REF here.',
    '9 error: type is strin, and must be array, boolean, integer, null, number, object or string.',
    '9 error: OpenAPI has no type strin.',
  ]);
});

describe('a reference to a component of another kind', () => {
  it.each([
    ['parameters: [{$ref: "#/components/schemas/S"}], responses: {}', 'parameters'],
    ['requestBody: {$ref: "#/components/schemas/S"}, responses: {}', 'requestBodies'],
    ['responses: {200: {$ref: "#/components/schemas/S"}}', 'responses'],
    ['responses: {200: {description: d, headers: {X: {$ref: "#/components/schemas/S"}}}}', 'headers'],
  ])('is an error (%#)', async (operation, kind) => {
    const text = `paths: {/a: {post: {operationId: a, summary: A, ${operation}}}}\ncomponents: {schemas: {S: {type: string}}}`;
    expect((await found(text)).filter((one) => one.includes('error'))).toEqual([
      expect.stringContaining(
        `error: The reference #/components/schemas/S points to one of the schemas; it must point to one of the ${kind}.`,
      ),
    ]);
  });

  it('is an error where a schema leads to a response', async () => {
    const schema = '{$ref: "#/components/responses/R"}';
    const text = `paths: {/a: {get: {operationId: a, summary: A, responses: {200: {description: d, content: {application/json: {schema: ${schema}}}}}}}}\ncomponents: {responses: {R: {description: d}}}`;
    expect((await found(text)).filter((one) => one.includes('error'))).toEqual([
      expect.stringContaining(
        'error: The reference #/components/responses/R points to one of the responses; it must point to one of the schemas.',
      ),
    ]);
  });

  it('is an error in Swagger 2.0', async () => {
    const { diagnostics } = await readApi({
      path: 'x.yaml',
      slug: 'x',
      text: `swagger: '2.0'
info: {title: T, version: '1'}
paths:
  /a: {get: {operationId: a, summary: A, parameters: [
    $ref: '#/definitions/S',
    $ref: '#/parameters/P'], responses: {200: {description: d}}}}
parameters: {P: {in: query, name: p, type: string}}
definitions: {S: {type: object}}
`,
    });
    expect(diagnostics).toMatchObject([{ severity: 'error', line: 5 }]);
  });
});

it('a name that no component may have is a warning, since readers can be told of it', async () => {
  const text = `openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\npaths: {}\ncomponents:\n  schemas:\n    a b: {}\n`;
  expect(await found(text)).toEqual(['6 warning: a b is not a name for a component.']);
});

it.each([
  ['responses: {}', 'error'],
  ['summary: B', 'warning'],
])('an operation within another, with %s, is reported as: %s', async (fields, severity) => {
  const text = `paths:\n  /a:\n    get:\n      operationId: a\n      summary: A\n      responses: {200: {description: d}}\n      post: {${fields}}`;
  expect(await found(text)).toEqual([expect.stringContaining(`${severity}: OpenAPI has no field post here.`)]);
});

describe('references', () => {
  it('are errors where they lead nowhere, to the network, in a circle or to everything', async () => {
    const messages = await found(`
components:
  schemas:
    A: {$ref: https://example.com/a.yaml}
    B: {$ref: missing.yaml#/B}
  parameters:
    P: {$ref: '#/components/parameters/Q'}
    Q: {$ref: '#/components/parameters/P'}
    R: {name: r, in: query, schema: {$ref: '#'}}
`);
    expect(messages).toEqual([
      '6 error: The reference https://example.com/a.yaml refers to another site, which a build does not read.',
      '7 error: The reference missing.yaml#/B refers to a missing file: missing.yaml.',
      '9 error: The reference #/components/parameters/Q refers to itself.',
      '10 error: The reference #/components/parameters/P refers to itself.',
      '11 error: The reference # points to the whole specification; it must point to one of the schemas.',
    ]);
  });
});

describe('warnings', () => {
  it('name both operations of one address, and give the second another', async () => {
    const { api, diagnostics } = await readText(`
paths:
  /a: {get: {operationId: getThing, summary: One, responses: {'200': {description: OK}}}}
  /b/{id}: {get: {operationId: get-thing, summary: Two, parameters: [{name: id, in: path, required: true, schema: {}}], responses: {'200': {description: OK}}}}
  /c: {get: {operationId: models, summary: Three, responses: {'200': {description: OK}}}}
`);
    expect(api?.operations.map(({ name }) => name)).toEqual(['get-thing', 'get-b-id', 'get-c']);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'GET /a already uses the page get-thing, so GET /b/{id} is at get-b-id.',
      'The site already uses the page models, so GET /c is at get-c.',
    ]);
  });

  it('cover what makes for a poor reference', async () => {
    const messages = await found(`
tags: [{name: pets}]
paths:
  /a/{id}/{ib}:
    get: {summary: Same, tags: [pet], parameters: [{name: id, in: path, required: true, schema: {}}], responses: {'200': {description: OK}}}
    put: {operationId: b, summary: Same, tags: [pet], parameters: [{name: ix, in: path, required: true, schema: {type: string, format: uid}}], responses: {'200': {description: OK}}}
    post: {operationId: c, parameters: [{name: q, in: query, schema: {type: string, format: uid}}], responses: {'200': {description: OK}}, security: [{}]}
`);
    expect(messages).toEqual([
      '7 warning: GET /a/{id}/{ib} has no operationId, so its address comes from its method and path.',
      '7 warning: The tag pet is not declared.',
      '7 warning: The path parameter ib of /a/{id}/{ib} is not declared.',
      '8 warning: uid is not a format that OpenAPI or JSON Schema knows.',
      '8 warning: PUT /a/{id}/{ib} and GET /a/{id}/{ib} have the same summary.',
      '8 warning: The path parameter id of /a/{id}/{ib} is not declared.',
      '8 warning: The path parameter ib of /a/{id}/{ib} is not declared.',
      '8 warning: ix is declared as a path parameter, but the path /a/{id}/{ib} has no {ix}.',
      '9 warning: POST /a/{id}/{ib} has no summary.',
      '9 warning: The path parameter id of /a/{id}/{ib} is not declared.',
      '9 warning: The path parameter ib of /a/{id}/{ib} is not declared.',
    ]);
  });

  it('name a link that leads to no operation, once, and know addresses that are percent-encoded', async () => {
    const { api, diagnostics } = await readText(`
paths:
  /a/{id}:
    get:
      operationId: getThing
      summary: One
      parameters: [{name: id, in: path, required: true, schema: {}}]
      responses:
        '200': &ok
          description: OK
          links:
            same: {operationRef: '#/paths/~1a~1%7Bid%7D/get'}
            misspelt: {operationId: getThink}
            away: {operationRef: other.yaml#/paths/~1b/get}
        '201': *ok
        '202': {description: Later, links: {misspelt: {operationId: getThink}}}
`);
    expect(api?.operations[0]?.responses[0]?.links.map(({ operation }) => operation)).toEqual([
      'get-thing',
      null,
      null,
    ]);
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        line: 15,
        message: 'The link misspelt names getThink, and this API has no such operation.',
        fix: 'Did you mean getThing?',
      },
    ]);
  });

  it('are empty, which is an error', async () => {
    const paths =
      'paths: {/a: {get: {operationId: a, summary: A, parameters: [{$ref: }], responses: {200: {$ref: }}}}}';
    expect((await found(paths)).filter((one) => !one.includes(' error: $ref is empty.'))).toEqual([]);
  });

  it('name a security scheme that nobody declared', async () => {
    expect(
      await found(
        'security: [{tokn: []}, {tokn: []}]\npaths: {}\ncomponents: {securitySchemes: {token: {type: http, scheme: bearer}}}',
      ),
    ).toEqual(['3 warning: The API has no security scheme tokn.']);
  });
});
