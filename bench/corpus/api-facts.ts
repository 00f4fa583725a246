/**
 * Check that every operation of public specifications has all its facts, and nothing else, on its page and in its Markdown.
 * Prints the share, and each miss by name: `npx tsx bench/corpus/api-facts.ts [NAME]`, where NAME is a part of a collection's
 * or a file's name.
 */
import { readApi } from '../../src/openapi/read/read-api';
import { checkFacts } from '../../tests/facts/check';
import { runCommand } from '../../scripts/lib/command';
import { allCollections } from './collections';

runCommand('bench/corpus/api-facts.ts', { allowPositionals: true }, async ({ positionals: [wanted = ''] }) => {
  let [facts, missing, wrong] = [0, 0, 0];
  for (const { name, files, read } of allCollections()) {
    for (const file of files.filter((one) => `${name}/${one}`.includes(wanted))) {
      const { api } = await readApi({ path: file, text: read(file) ?? '', slug: 'corpus' }, { readFile: read });
      if (!api) {
        process.stdout.write(`${name}/${file}: there is no model of it\n`);
        continue;
      }
      const check = checkFacts(api, file, read);
      facts += check.facts;
      missing += check.missing;
      wrong += check.misses.length;
      process.stdout.write(`${name}/${file}: ${check.facts} facts, ${check.missing} not shown\n`);
      for (const miss of check.misses) process.stdout.write(`  ${miss}\n`);
    }
  }
  const share = facts === 0 ? 100 : (100 * (facts - missing)) / facts;
  process.stdout.write(`${facts} facts, ${share.toFixed(3)} % shown; ${wrong} misses\n`);
  return 0;
});
