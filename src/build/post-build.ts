import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { deployment } from './deployment';
import { writeOutputs } from './outputs/write';
import { siteSource } from './source-nodes';

/** Writes what the site has besides its pages, once Gatsby has written those. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
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
  const root = process.cwd();
  await writeOutputs(await siteSource(), pages, deployment(process.env), {
    root,
    publicDir: path.join(root, 'public'),
    cacheDir: path.join(root, '.outputs'),
  });
}
