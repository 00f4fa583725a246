import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

/** Import a TypeScript file that itself imports nothing: a new module after each change, as in development. */
async function importTypeScript(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/**
 * Prepare a module's CSS: `bundledCss` of the module that the option `tokens` names.
 * @this {import('webpack').LoaderContext<{ tokens: string }>}
 * @param {string} source a module of this site.
 */
export default async function tokenLoader(source) {
  const { tokens } = this.getOptions();
  if (this.resourcePath === tokens || !source.includes('var(--')) return source;
  this.addDependency(tokens);
  const { bundledCss } = await importTypeScript(tokens);
  return bundledCss(source);
}
