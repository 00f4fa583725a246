import { expect, test } from 'vitest';
import { site } from '../../../src/site';
import { former, partsLeft, readTexts } from '../rebrand';
import { complete, readAnswers } from './community';
import { recolor, recolorTokens, toHsl } from './hues';
import { knownBy, planRebrand } from './plan';
import { findTraces, patternOf, wordsOf } from './traces';

const { community, problems } = complete(
  readAnswers(
    [
      'name: Aurora Airways',
      'short: Aurora',
      'url: https://docs.aurora.example',
      'repository: https://github.com/aurora-airways/handbook',
      'contact: crew@aurora.example',
      "color: '#a01c4b'",
      "accent: '#3ddc97'",
    ].join('\n'),
  ),
  {},
);
const texts = readTexts(process.cwd());
const planned = planRebrand(texts, former, community, { starter: true, today: '2030-05-04' });
const after = (file: string) => planned.changes.get(file) ?? '';

test('all answers follow from five', () => {
  expect(problems).toEqual([]);
  expect(community).toMatchObject({ homepage: 'https://www.aurora.example', holder: 'Aurora Airways' });
  expect(complete({ name: 'A', url: 'aurora.example', color: 'red' }, {}).problems).toEqual([
    '`--url` is an address such as https://docs.example.org, not `aurora.example`.',
    '`--homepage` is an address such as https://docs.example.org, not `aurora.example`.',
    '`--repository` is an address such as https://docs.example.org, not ``.',
    '`--color` is six digits such as #0b5fb8, not `red`.',
    '`--accent` is six digits such as #0b5fb8, not ``.',
  ]);
  expect(() => readAnswers('colour: blue')).toThrow('There is no field `colour`');
  expect(() => readAnswers('- a')).toThrow('The file holds lines');
});

test('the former community is known by its names and addresses', () => {
  expect(
    wordsOf({ name: 'The Sky Club', addresses: ['https://docs.skyclub.org', 'https://youtube.com/@sky_media'] }),
  ).toEqual(['sky club', 'sky-club', 'skyclub', 'sky_media', 'tsc']);
  expect(findTraces(texts, knownBy(former)).map(({ file }) => file)).toEqual(
    expect.arrayContaining(['README.md', 'LICENSE', 'src/site.ts', 'content/home.yaml']),
  );
});

test.each([
  ['The Sky  Club', true],
  ['docs.SkyClub.org', true],
  ['TSC Team', true],
  ['tscCallsign', true],
  ['x.tsc-button', true],
  ['matscope', false],
  ['sha256-AB/tsc=', false],
])('%s is a trace: %s', (text, isTrace) => {
  expect(patternOf(['sky club', 'skyclub', 'tsc']).test(text)).toBe(isTrace);
});

test('traces remain in tests, the licence and nowhere else', () => {
  const files = [...new Set(planned.left.map(({ file }) => file))];
  expect(files).toContain('LICENSE');
  expect(files.filter((file) => file !== 'LICENSE' && !/^tests\/|\.test\.tsx?$/.test(file))).toEqual([]);
});

test('src/site.ts has the new names and nothing of the former content', () => {
  const source = after('src/site.ts');
  expect(source).toContain("title: 'Aurora Airways Documentation',");
  expect(source).toContain("repository: { url: 'https://github.com/aurora-airways/handbook', branch: 'main' },");
  expect(source).toContain('announcement: null');
  expect(source).toContain("url: 'mailto:crew@aurora.example'");
  expect(source).toContain("copyright: '© 2030 Aurora Airways'");
  for (const gone of [site.apis, 'fcp', 'discord']) expect(source.toLowerCase()).not.toContain(gone);
  expect(() => planRebrand(new Map([['src/site.ts', '']]), former, community, { starter: false, today: '' })).toThrow(
    'src/site.ts has no place like',
  );
});

test('the package, the licence and the README are the new community’s', () => {
  expect(after('package.json')).toContain('"name": "handbook"');
  expect(after('package-lock.json').match(/"name": "handbook"/g)).toHaveLength(2);
  expect(after('LICENSE')).toMatch(/^Copyright \(c\) 2030 Aurora Airways\nCopyright \(c\) 2025 /m);
  expect(after('README.md')).toMatch(/^# Aurora Airways Documentation/);
  expect(planned.changes.get('content/addresses.txt')).toBeNull();
});

test('without a starter the content stays, all but the ledger', () => {
  const { changes } = planRebrand(texts, former, community, { starter: false, today: '2030-05-04' });
  const touched = [...changes.keys()].filter((file) => /^(content|openapi)\//.test(file));
  expect(touched).toEqual(['content/addresses.txt', 'content/moved.yaml']);
});

const changes = [
  { from: '#0b5fb8', to: '#a01c4b' },
  { from: '#ffb020', to: '#3ddc97' },
];

test('a colour of the brand changes its hue and keeps its luminance', () => {
  expect(recolor('#0B5FB8', changes)).toBe('#a01c4b');
  const link = recolor('#0a5bb0', changes);
  expect(Math.abs(toHsl(link)[0] - toHsl('#a01c4b')[0])).toBeLessThan(3);
  expect(luminance(link)).toBeCloseTo(luminance('#0a5bb0'), 2);
  expect(recolor('#ffffff', changes)).toBe('#ffffff');
  expect(recolor('#b3201f', changes)).toBe('#b3201f');
});

const luminance = (hex: string) =>
  [1, 3, 5]
    .map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2)
    .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

test('boxes and methods keep the colours of their meaning', () => {
  const source = after('src/styles/tokens.ts');
  expect(source).toContain("markColor = '#a01c4b'");
  expect(source).toContain("'color-accent': ['#3ddc97'");
  expect(source).toContain("'method-get': ['#0a5bb0', '#7fc1ff']");
  expect(recolorTokens("  'color-info': ['#0a5bb0'],", changes)).toContain('#0a5bb0');
  expect(after('static/mark.svg')).not.toMatch(/#0b5fb8|#ffb020/);
});

test.each(['static/mark.svg', 'static/favicon.svg'])('%s has the colours of the tokens', (file) => {
  expect(texts.get(file)).toContain(former.color);
  expect(texts.get(file)).toContain(former.accent);
});

test('each part that is left has its line', () => {
  expect(partsLeft(texts).filter(({ line }) => line === 0)).toEqual([]);
});
