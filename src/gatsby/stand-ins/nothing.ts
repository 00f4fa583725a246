/** Stands in for what this site does not use: `src/gatsby/webpack/webpack.ts` puts it there. No module, so that any import of it is right. */
