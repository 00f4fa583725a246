import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { templates } from './pages/schema';

/** Create the page of every node that implements `Page`. The context is only the node's id. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  const result = await args.graphql<Queries.AllPagesQuery>(/* GraphQL */ `
    query AllPages {
      allPage {
        nodes {
          __typename
          id
          path
          ... on ApiPage {
            earlier {
              version
            }
          }
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild('The pages could not be listed', result.errors as Error[] | undefined);
    return;
  }
  for (const node of result.data.allPage.nodes) {
    const { __typename, id, path: pagePath } = node;
    const isEarlier = 'earlier' in node && node.earlier !== null;
    actions.createPage({
      path: pagePath,
      component: path.resolve(`src/templates/${templates[__typename]}.tsx`),
      context: isEarlier ? { id, isEarlier } : { id },
    });
  }
}
