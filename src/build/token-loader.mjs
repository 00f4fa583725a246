/**
 * Puts the values of design tokens in their place: `withTokens` of the module that the option `tokens` names. It is run
 * through webpack, so that a changed value is seen by whatever uses it.
 * @this {import('webpack').LoaderContext<{ tokens: string }>}
 * @param {string} source a module of this site.
 */
export default async function tokenLoader(source) {
  const { tokens } = this.getOptions();
  if (this.resourcePath === tokens || !source.includes('var(--')) return source;
  const { withTokens } = await this.importModule(tokens);
  return withTokens(source);
}
