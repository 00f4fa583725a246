import type { BuildArgs, CreatePagesArgs } from 'gatsby';
import { outputsWritten, requestOutputs } from './companion';

/** Tells the second process which pages the site has, so that it writes what there is besides them. */
export async function startOutputs(args: CreatePagesArgs): Promise<void> {
  const result = await args.graphql<Queries.BuiltPagesQuery>(/* GraphQL */ `
    query BuiltPages {
      allPage {
        nodes {
          __typename
          path
          title
          description
          breadcrumbs {
            label
            path
          }
        }
      }
    }
  `);
  if (!result.data) {
    args.reporter.panicOnBuild('The pages could not be listed', result.errors as Error[] | undefined);
    return;
  }
  const pages = result.data.allPage.nodes.map(({ __typename, ...page }) => ({ ...page, type: __typename }));
  // Nodes come in the order in which files were read, which is another each time.
  requestOutputs(pages.sort((a, b) => (a.path < b.path ? -1 : 1)));
}

/** Waits for what the site has besides its pages. */
export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  await outputsWritten().catch((error: unknown) => reporter.panic('The outputs could not be written', error as Error));
}
