import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Parser {
  parseFile: (file: string, addError: () => void) => Promise<object[] | null>;
}

const gatsby = createRequire(createRequire(import.meta.url).resolve('gatsby/cli.js'));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'queries-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('Gatsby parses the files that have a query, and no others', async () => {
  vi.stubEnv('GATSBY_LOGGER', 'yurnalist');
  const { default: FileParser } = gatsby('./dist/query/file-parser.js') as { default: { prototype: Parser } };
  const parseFile = vi.spyOn(FileParser.prototype, 'parseFile').mockResolvedValue([]);
  await import(new URL('gatsby-queries.mjs', import.meta.url).href);
  const parse = (name: string, text?: string) => {
    if (text !== undefined) writeFileSync(join(folder, name), text);
    return FileParser.prototype.parseFile(join(folder, name), () => undefined);
  };

  expect(await parse('head.tsx', 'export const Head = () => null; export const config = {};')).toBeNull();
  expect(parseFile).not.toHaveBeenCalled();
  expect(await parse('template.tsx', 'export const query = graphql`{ site { id } }`;')).toEqual([]);
  expect(parseFile).toHaveBeenCalledTimes(1);
  // What cannot be read is Gatsby's to report.
  expect(await parse('absent.tsx')).toEqual([]);
});
