import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { deployment } from './deployment';
import { writeOutputs } from './outputs/write';
import type { PageType } from './schema';
import { siteSource } from './source-nodes';

/** Writes what the site has besides its pages, once Gatsby has written those. */
export async function onPostBuild({ graphql, reporter }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.BuiltPagesQuery>(`
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
  if (!data) {
    reporter.panicOnBuild('The pages could not be listed', errors as Error[] | undefined);
    return;
  }
  const pages = data.allPage.nodes.map(({ __typename, ...page }) => ({ ...page, type: __typename as PageType }));
  const root = process.cwd();
  await writeOutputs(await siteSource(), pages, deployment(process.env), {
    root,
    publicDir: path.join(root, 'public'),
    cacheDir: path.join(root, '.outputs'),
  });
}
