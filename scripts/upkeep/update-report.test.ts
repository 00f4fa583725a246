import { expect, test } from 'vitest';
import { updateReport, versionChanges } from './update-report';

const before = {
  packages: { '': {}, 'node_modules/gatsby': { version: '5.16.1' }, 'node_modules/old': { version: '1.0.0' } },
};
const after = {
  packages: {
    '': {},
    'node_modules/gatsby': { version: '5.17.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
  },
};
const changes = versionChanges(before, after);
const log = (stages: string) => `much\n=== summary\n${stages}\n3 passed, 1 failed, 0 skipped\n`;

test('packages that came, went or changed are told apart', () => {
  expect(changes).toEqual([
    { name: 'a/node_modules/b', from: undefined, to: '2.0.0' },
    { name: 'gatsby', from: '5.16.1', to: '5.17.0' },
    { name: 'old', from: '1.0.0', to: undefined },
  ]);
  expect(versionChanges(before, before)).toEqual([]);
});

test('a request says first what broke, then what changed', () => {
  const report = updateReport(
    changes,
    ['gatsby'],
    log('ok     lint: 1 passed\nFAILED build: 0 passed, 1 failed (9 s)'),
  );
  expect(report).toMatch(/^This update breaks something:\n\n- FAILED build: 0 passed, 1 failed \(9 s\)\n/);
  expect(report).toContain('| `gatsby` | 5.16.1 | 5.17.0 |');
  expect(report.indexOf('`gatsby`')).toBeLessThan(report.indexOf('What came with them:'));
  expect(report).toContain('| `a/node_modules/b` | new | 2.0.0 |');
  expect(report).toContain('| `old` | 1.0.0 | gone |');
});

test('tests that pass, and tests that never ended, are no failure of the same kind', () => {
  expect(updateReport(changes, [], log('ok     lint: 1 passed'))).toMatch(/^All tests pass\.\n/);
  expect(updateReport(changes, [], 'killed')).toMatch(/^The tests did not come to an end/);
});

test('a long list is cut', () => {
  const many = Array.from({ length: 70 }, (_, index) => ({ name: `p${index}`, from: '1', to: '2' }));
  const report = updateReport(many, [], log('ok'));
  expect(report.match(/^\| `p/gm)).toHaveLength(50);
  expect(report).toContain('… and 20 more.');
});
