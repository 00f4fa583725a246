import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Write the build's hash into the data of every page, so the browser recognizes data of another build. Gatsby's own file with
 * the hash may change between two requests.
 */
export function addBuildToPageData(folder: string): void {
  const { webpackCompilationHash: build } = JSON.parse(readFileSync(join(folder, 'app-data.json'), 'utf8')) as {
    webpackCompilationHash: string;
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('page-data.json')) continue;
    const file = join(folder, name);
    const pageData = JSON.parse(readFileSync(file, 'utf8')) as { result: { build?: string } };
    if (pageData.result.build === build) continue;
    pageData.result.build = build;
    writeFileSync(file, JSON.stringify(pageData));
  }
}
