/**
 * Replaces modules that this site does not use (see `src/gatsby/webpack.ts`). It is not an ES module, so any import of it
 * works.
 */
