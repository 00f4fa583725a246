import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { readApis } from '../../data/source/apis';
import { formatJson } from '../model/json';
import { readDocument } from './document';
import { applyOverlays } from './overlay';

const head = "openapi: 3.1.0\ninfo: {title: Club, version: '1'}\n";
const overlay = (actions: string, version = '1.1.0') =>
  `overlay: ${version}\ninfo: {title: Words, version: '1'}\nactions: ${actions}`;
const apply = (specification: string, ...overlays: string[]) =>
  applyOverlays(
    readDocument('openapi/a.yaml', head + specification),
    overlays.map((text, index) => readDocument(`openapi/a.${index}.overlay.yaml`, text)),
  );
const valueOf = (text: string) => JSON.parse(formatJson(readDocument('', head + text).root)) as unknown;

const descriptions = (value: unknown, target = '$'): string[] =>
  Object.entries(value && typeof value === 'object' ? value : {}).flatMap(([key, inside]) => {
    const place = Array.isArray(value) ? `${target}[${key}]` : `${target}['${key}']`;
    return key === 'description' && typeof inside === 'string'
      ? [JSON.stringify({ target, update: { description: inside } })]
      : descriptions(inside, place);
  });
const withoutDescriptions = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inside: unknown) =>
      key === 'description' && typeof inside === 'string' ? undefined : inside,
    ),
  );

test('an overlay brings back all descriptions of an API: the model is the same', async () => {
  const text = readFileSync('openapi/fcp-api.yaml', 'utf8');
  const whole = JSON.parse(formatJson(readDocument('', text).root)) as unknown;
  const model = async (given: Record<string, string>, specification: string) => {
    const { apis, diagnostics } = await readApis(files(given, specification));
    expect(diagnostics).toEqual([]);
    return { ...apis.get('fcp-api'), source: null };
  };
  const actions = descriptions(whole);
  expect(actions.length).toBeGreaterThan(50);
  expect(
    await model(
      { 'fcp-api.overlay.yaml': overlay(`[${actions.join(',')}]`) },
      JSON.stringify(withoutDescriptions(whole)),
    ),
  ).toEqual(await model({}, text));
});

/** After the examples of the specification and its `compliant-sets`. */
it.each([
  ['adds a licence', 'x: {}', '[{target: $.x, update: {license: {name: MIT}}}]', 'x: {license: {name: MIT}}'],
  [
    'changes a tree',
    'paths: {/: {get: {a: 1}}}',
    '[{target: $, update: {paths: {/: {summary: Root, get: {a: 2}}, /b: {}}}}]',
    'paths: {/: {get: {a: 2}, summary: Root}, /b: {}}',
  ],
  [
    'changes a text',
    'paths: {/a: {get: {description: old}}}',
    `[{target: "$.paths['/a'].get.description", update: new}]`,
    'paths: {/a: {get: {description: new}}}',
  ],
  [
    'changes many',
    'paths: {/a: {get: {}}, /b: {get: {}}, /c: {}}',
    '[{target: $.paths.*.get, update: {x-safe: true}}]',
    'paths: {/a: {get: {x-safe: true}}, /b: {get: {x-safe: true}}, /c: {}}',
  ],
  ['adds an item', 'tags: [{name: a}]', '[{target: $.tags, update: {name: b}}]', 'tags: [{name: a}, {name: b}]'],
  [
    'adds a list to a list',
    'tags: [a]',
    '[{target: $.tags, update: [b, c]}, {target: $, update: {tags: [d]}}]',
    'tags: [a, b, c, d]',
  ],
  [
    'removes items',
    'servers: [{d: Dev}, {d: Live}, {d: Dev}]',
    '[{target: "$.servers[?(@.d == \'Dev\')]", remove: true}]',
    'servers: [{d: Live}]',
  ],
  ['removes texts', 'tags: [a, b, a]', '[{target: "$.tags[?@ == \'a\']", remove: true}]', 'tags: [b]'],
  [
    'removes and adds',
    'servers: [{url: a}]',
    '[{target: $.servers, remove: true}, {target: $, update: {servers: [{url: b}]}}]',
    'servers: [{url: b}]',
  ],
  [
    'removes responses',
    "paths: {/a: {get: {responses: {'200': {}, '500': {}}}}}",
    '[{target: "$.paths..responses[\'500\']", remove: true}]',
    "paths: {/a: {get: {responses: {'200': {}}}}}",
  ],
  [
    'applies traits',
    'paths: {/a: {get: {x-t: [paged]}}, /b: {get: {}}}',
    "[{target: \"$.paths[?(@.get['x-t'][?(@ == 'paged')])].get\", update: {parameters: [{name: top}]}}]",
    'paths: {/a: {get: {x-t: [paged], parameters: [{name: top}]}}, /b: {get: {}}}',
  ],
  [
    'copies',
    'paths: {/a: {get: {x: 1}}, /b: {put: {}}}',
    '[{target: "$.paths[\'/b\']", copy: "$.paths[\'/a\']"}]',
    'paths: {/a: {get: {x: 1}}, /b: {put: {}, get: {x: 1}}}',
  ],
  [
    'moves',
    'paths: {/a: {get: {}}}',
    '[{target: $.paths, update: {/b: {}}}, {target: "$.paths[\'/b\']", copy: "$.paths[\'/a\']"}, {target: "$.paths[\'/a\']", remove: true}]',
    'paths: {/b: {get: {}}}',
  ],
  [
    'adds fields without a value, and extensions',
    'paths: {}',
    '[{target: $, x-a: {}, update: {components: , tags: []}}, {target: $.info, description: Nothing}]',
    'paths: {}\ncomponents: \ntags: []',
  ],
  [
    'changes a match within a match',
    'a: {x: 1, a: {x: 2, a: {}}}',
    '[{target: "$..[?@.x]", update: {y: 3}}, {target: "$..[?@.x == 2]", remove: true}]',
    'a: {x: 1, y: 3}',
  ],
  [
    'names a match twice',
    'tags: [a, b, c, d]\nx: {v: [1]}',
    '[{target: "$.tags[2,0,2]", remove: true}, {target: "$.x[\'v\',\'v\']", update: 2}]',
    'tags: [b, d]\nx: {v: [1, 2]}',
  ],
  ['removes what it changes too', 'a: {v: 1}\nb: 1', '[{target: $.a, update: {v: 2}, remove: true}]', 'b: 1'],
  [
    'compares numbers',
    'x: [{v: 1.10}, {v: 2.0}]',
    '[{target: "$.x[?@.v == 1.1]", update: {w: 0.10}}]',
    'x: [{v: 1.10, w: 0.10}, {v: 2.0}]',
  ],
  ['keeps aliases apart', 'a: &a {v: 1}\nb: *a', '[{target: $.b, update: {v: 2}}]', 'a: {v: 1}\nb: {v: 2}'],
  [
    'takes the name of a prototype',
    'a: {constructor: {v: 1}}',
    '[{target: $.a, update: {__proto__: {v: 2}}}, {target: $.a.toString, remove: true}]',
    'a: {constructor: {v: 1}, "__proto__": {v: 2}}',
  ],
])('an overlay %s', (_, before, actions, after) => {
  const { text: printed, diagnostics } = apply(before, overlay(actions));
  expect(JSON.parse(formatJson(readDocument('', printed).root))).toEqual(
    Object.assign(valueOf('') as object, valueOf(after)),
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('keeps digits, the order of names, and what no action names', () => {
  const { text, root } = apply(
    "x: {a: 9007199254740993, b: 0.92233720368547758, c: '2020-01-01', '500': 1, '200': 2}",
    overlay('[{target: "$.x[?@ == 9007199254740992]", update: 9007199254740995}, {target: $.x, update: {z: 1e400}}]'),
  );
  expect(formatJson(readDocument('', text).root)).toBe(formatJson(root));
  expect(formatJson(root)).toContain(
    '{"a":9007199254740995,"b":0.92233720368547758,"c":"2020-01-01","500":1,"200":2,"z":1e400}',
  );
});

const action = (one: string) => overlay(`[${one}]`);
test.each([
  [
    'a broken target',
    action('{target: "$.a[*", remove: true}'),
    'target is not a JSONPath (RFC 9535): unclosed bracketed selection.',
  ],
  [
    'a path without $',
    action('{target: info.title, update: a}'),
    "target is not a JSONPath (RFC 9535): expected '$', found 'i'.",
  ],
  ['no target', action('{update: a}'), 'The action has no target.'],
  ['an unknown field', action('{target: $.info, updates: {}}'), 'The action has an unknown field: updates.'],
  ['copy in 1.0', overlay('[{target: $.info, copy: $.info}]', '1.0.0'), 'Overlay 1.0 has no copy.'],
  ['a wrong type', action('{target: 100, update: 1}'), 'target must be a text, and is 100.'],
  ['no version', "info: {title: a, version: '1'}\nactions: []", 'This overlay names no version.'],
  ['another version', overlay('[]', '2.0.0'), 'This site reads versions 1.0.x and 1.1.x of Overlay, and not 2.0.0.'],
  ['no action', overlay('[]'), 'This overlay has no action.'],
  [
    'an action twice',
    action('{target: $.info, update: {a: 1}}, {target: $.info, update: {a: 1}}'),
    'Action 1 is the same as this one, number 2.',
  ],
  [
    'another file',
    `extends: b.yaml\n${action('{target: $.info, update: {a: 1}}')}`,
    'This overlay changes openapi/a.yaml, but its field extends names openapi/b.yaml.',
  ],
  ['other kinds', action('{target: $.info.title, update: [a]}'), 'An update cannot put a list in place of a text.'],
  [
    'several kinds',
    action("{target: \"$['info', 'openapi']\", update: a}"),
    'This target matches values of several kinds: an object, a single value.',
  ],
  [
    'update and copy',
    action('{target: $.info, update: {a: 1}, copy: $.info}'),
    'This action has update and copy, which exclude each other.',
  ],
  ['the root', action('{target: $, remove: true}'), 'No action can remove the specification.'],
  ['a copy of several', action('{target: $.info, copy: $.info.*}'), 'copy matches 2 values, and must match one.'],
  ['a copy of nothing', action('{target: $.info, copy: $.infos}'), '$.infos matches nothing: $ has no .infos.'],
  ['null for an object', action('{target: $, update: {info: }}'), 'An update cannot put null in place of an object.'],
  [
    'an item for a list inside',
    action('{target: $, update: {tags: a}}'),
    'An update cannot put a text in place of a list.',
  ],
  [
    'a mistake at many matches',
    action('{target: $.paths.*, update: {get: 1}}'),
    'An update cannot put 1 in place of an object.',
  ],
  ['a list', '[a]', 'This overlay names no version.'],
  ['half a version', overlay('[]', '1.1'), 'This site reads versions 1.0.x and 1.1.x of Overlay, and not 1.1.'],
  ['no actions', 'overlay: 1.1.0\ninfo: {title: a, version: a}', 'The overlay has no actions.'],
  ['no info', `overlay: 1.1.0\nactions: [{target: $, update: {}}]`, 'The overlay has no info.'],
  ['no title', 'overlay: 1.0.0\ninfo: {version: a}\nactions: [{target: $, update: {}}]', 'The info has no title.'],
  [
    'a number as version',
    `overlay: 1.0.0\ninfo: {title: a, version: 1.0}\nactions: [{target: $, update: {}}]`,
    'version must be a text, and is 1.0.',
  ],
  [
    'info that is no object',
    'overlay: 1.0.0\ninfo: a\nactions: [{target: $, update: {}}]',
    'info must be an object, and is a text.',
  ],
  ['an object of actions', overlay('{}'), 'actions must be a list, and is an object.'],
  ['an action that is none', overlay('[1]'), 'The action must be an object.'],
  [
    'an unknown field of the overlay',
    `more: 1\n${action('{target: $, update: {}}')}`,
    'The overlay has an unknown field: more.',
  ],
  [
    'another type of extends',
    `extends: {}\n${action('{target: $, update: {}}')}`,
    'extends must be a text, and is an object.',
  ],
  ['another type of remove', action('{target: $.info, remove: maybe}'), 'remove must be true or false, and is a text.'],
  ['another type of copy', action('{target: $.info, copy: 100}'), 'copy must be a text, and is 100.'],
  [
    'another type of description',
    action('{target: $, description: 10, update: {}}'),
    'description must be a text, and is 10.',
  ],
  ['broken YAML', 'a: [', 'A bracket opens and is never closed.'],
])('%s is an error of the overlay', (_, text, message) => {
  const { diagnostics } = apply('tags: []\npaths: {/a: {get: {}}, /b: {get: {}}}', text);
  expect(diagnostics.map((one) => one.message)).toEqual([message]);
  for (const { severity, file, line } of diagnostics)
    expect([severity, file, line]).toEqual(['error', 'openapi/a.0.overlay.yaml', expect.any(Number)]);
});

it.each([
  ["$.paths['/user'].get", "Did you mean $.paths['/users'].get?"],
  ['$.infos', 'Did you mean $.info?'],
  ['$.paths.*.post', 'The nearest path that matches is $.paths[*]'],
])('warns that %s matches nothing', (target, fix) => {
  const { diagnostics } = apply('paths: {/users: {get: {}}}', action(`{target: "${target}", update: {}}`));
  expect(diagnostics).toMatchObject([{ severity: 'warning', line: 3, fix }]);
});

const files = (overlays: Record<string, string>, text = readFileSync('openapi/fcp-api.yaml', 'utf8')) =>
  new Map([
    ['openapi/fcp-api.yaml', text],
    ...Object.entries(overlays).map(([name, one]) => [`openapi/${name}`, one] as const),
  ]);

it('names the file and line that brought a mistake, also after items of a list are gone', async () => {
  const text = `${head}tags:\n  - {name: a}\n  - {name: b}\n  - {name: c, wrong: 1}\npaths: {}\n`;
  const brought = overlay(
    '\n  - {target: "$.tags[0]", remove: true}\n  - target: $.tags\n    update:\n      name: d\n      wrong: 2',
  );
  const { diagnostics } = await readApis(files({ 'fcp-api.overlay.yaml': brought }, text));
  expect(diagnostics.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'openapi/fcp-api.overlay.yaml:8',
    'openapi/fcp-api.yaml:6',
  ]);
});

test('a value in place of another is where the overlay has it', () => {
  const { locate } = apply('paths: {}', action('{target: $.info, update: {title: New}}'));
  expect(locate('/info/title')).toMatchObject({ file: 'openapi/a.0.overlay.yaml', line: 3 });
  expect(locate('/info/version')).toMatchObject({ file: 'openapi/a.yaml', line: 2 });
});

it('applies overlays in the order of their names, and reports those of no specification', async () => {
  const title = (one: string) => action(`{target: $.info, update: {title: ${one}}}`);
  const { apis, diagnostics } = await readApis(
    files({
      ...{ 'fcp-api.10.overlay.yaml': title('Ten'), 'fcp-api.2-b.overlay.yaml': title('Two') },
      ...{ 'fcp-api.overlay.yaml': title('One'), 'gone.overlay.yaml': title('Gone') },
    }),
  );
  expect([...apis].map(([slug, api]) => [slug, api.title])).toEqual([['fcp-api', 'Ten']]);
  expect(apis.get('fcp-api')?.source.parts).toHaveLength(3);
  expect(diagnostics.map(({ file }) => file)).toEqual(['openapi/gone.overlay.yaml']);
});
