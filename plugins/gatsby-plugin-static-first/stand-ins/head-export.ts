/** Replace Gatsby's handling of `Head` exports in the browser (see `gatsby-node.ts`): ESLint forbids them, since Helmet writes the head. */
export function headHandlerForBrowser(): void {}
