/** Replaces unused modules (see `src/gatsby/webpack/webpack.ts`). It is not an ES module, so any import of it works. */
