/** Stands in for what this site does not use: `src/gatsby/webpack.ts` puts it there. */
export {};
