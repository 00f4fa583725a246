import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

/** The module of a TypeScript file that imports nothing: a new one when the file has changed, as it does in development. */
async function importTypeScript(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** Take line breaks and indents out of the CSS of components, which browsers download with their code. */
const onOneLine = (source) => source.replace(/css`[^`]*`/g, (css) => css.replace(/\s*\n\s*/g, ' '));

/**
 * Puts the values of design tokens in their place: `withTokens` of the module that the option `tokens` names.
 * @this {import('webpack').LoaderContext<{ tokens: string }>}
 * @param {string} source a module of this site.
 */
export default async function tokenLoader(source) {
  const { tokens } = this.getOptions();
  if (this.resourcePath === tokens || !source.includes('var(--')) return source;
  this.addDependency(tokens);
  const { withTokens } = await importTypeScript(tokens);
  return withTokens(onOneLine(source));
}
