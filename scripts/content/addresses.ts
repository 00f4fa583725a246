/** `npx tsx scripts/content/addresses.ts`: add the site's current addresses to its ledger, `content/addresses.txt`. */
import { runCommand } from '../lib/command';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles } from '../../src/content/read/read-files';
import { allAddresses, ledgerFile, readLedger, writeLedger } from '../../src/data/pages/ledger';
import { count } from '../../src/text/count';
import { contentLinter } from './lint-content';

/** Add the published addresses that are not in the ledger yet. @returns what is new, in a sentence */
export async function recordAddresses(root: string): Promise<string> {
  const files = readContentFiles(root);
  const { lint } = await contentLinter(root);
  const { site } = lint(files);
  const known = new Set(readLedger(files.get(ledgerFile) ?? ''));
  const fresh = new Set(allAddresses(site).filter((address) => !known.has(address)));
  if (fresh.size === 0) return `${ledgerFile} has every address.`;
  writeFileSync(join(root, ledgerFile), writeLedger([...known, ...fresh]));
  return `${ledgerFile}: ${count(fresh.size, 'new line')}. Commit it: from now on these addresses are kept.`;
}

runCommand('scripts/content/addresses.ts', {}, async () => ({ report: [await recordAddresses(process.cwd())] }));
