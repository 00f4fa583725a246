/** Replaces unused modules (see `gatsby-node.ts`). It is not an ES module, so any import of it works. */
