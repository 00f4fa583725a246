import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../list-files';
import { anchorOf, departures, missingParts } from './departures';

const sections = new Map(
  readFileSync('docs/gatsby.md', 'utf8')
    .split(/^### /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section.split(/^## /m)[0] ?? ''] as const),
);

test.each(departures.map((departure) => [departure.name, departure] as const))('canary: %s', (_name, departure) => {
  expect(missingParts(departure, 'node_modules')).toEqual([]);
});

const relied = departures.flatMap((departure) =>
  Object.entries(departure.relies).map(([file, parts]) => [departure.name, file, departure, parts] as const),
);

test.each(relied)('the canary of %s falls where %s changes or moves', (_name, file, departure, parts) => {
  const modules = mkdtempSync(path.join(tmpdir(), 'modules-'));
  const copy = path.join(modules, file);
  for (const each of Object.keys(departure.relies)) {
    mkdirSync(path.dirname(path.join(modules, each)), { recursive: true });
    cpSync(path.join('node_modules', each), path.join(modules, each));
  }
  expect(missingParts(departure, modules)).toEqual([]);
  const text = readFileSync(copy, 'utf8');
  for (const part of parts) {
    const renamed = text.replaceAll(part, part.replace(/\w{3,}/, 'renamed'));
    expect(renamed).not.toBe(text);
    writeFileSync(copy, renamed);
    const [message = '', ...others] = missingParts(departure, modules).filter((each) => each.includes(`"${part}"`));
    expect(others).toEqual([]);
    expect(message).toContain(`"${departure.name}" relies on "${part}" in ${file}, which has changed. Read what src/`);
    expect(message).toContain(`docs/gatsby.md#${anchorOf(departure)} says how to remove`);
  }
  renameSync(copy, `${copy}.moved`);
  expect(missingParts(departure, modules)[0]).toContain(`"${departure.name}" relies on ${file}, which is gone. Read`);
  rmSync(modules, { recursive: true });
});

test('docs/gatsby.md has every departure and no other, each with its files, reason, figure and way out', () => {
  expect([...sections.keys()]).toEqual(departures.map(({ name }) => name));
  for (const { name, files } of departures) {
    const section = sections.get(name) ?? '';
    for (const part of ['What', 'Why', 'Buys', 'Canary', 'Remove'])
      expect(section, `${name}: ${part}`).toMatch(new RegExp(`^- \\*\\*${part}\\*\\*: \\S`, 'm'));
    expect(section, `${name}: a figure with its date`).toMatch(/\*\*Buys\*\*:[^]*\d[^]*\(\d{4}-\d{2}-\d{2}\)/);
    for (const file of files) expect(section, name).toContain(path.posix.basename(file));
  }
});

test('every file of the room belongs to a departure', () => {
  const own = listFiles('src/gatsby').filter((file) => !/\.test\.|^departures\.ts$/.test(file));
  const named = departures.flatMap(({ files }) => files);
  expect(own.map((file) => `src/gatsby/${file}`).filter((file) => !named.includes(file))).toEqual([]);
});

test('private parts are touched in this room alone', () => {
  const privatePart =
    /\b___(loader|navigate|emitter|chunkMapping|webpackCompilationHash)\b|gatsby\/(dist|cache-dir)|gatsby-(cli|worker)\b|LOG_ACTION|\bcache\.(inserted|registered)\b/;
  const files = ['src', 'scripts'].flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
  const sources = [...files, 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'gatsby-node.ts', 'gatsby-config.ts'].filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|gatsby-types\.d\.ts$/.test(file),
  );
  const touching = sources.filter((file) => privatePart.test(readFileSync(file, 'utf8')));
  expect(touching).toContain('src/gatsby/browser/route-change.ts');
  expect(touching.filter((file) => !file.startsWith('src/gatsby/'))).toEqual([]);
});
