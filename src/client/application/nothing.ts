/** Stands in for what this site does not use: `src/build/webpack.ts` puts it there. */
export {};
