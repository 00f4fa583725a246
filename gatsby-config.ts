import { cpus } from 'node:os';
import type { GatsbyConfig } from 'gatsby';
import { deployment } from './src/data/source/deployment';
import { site } from './src/site';

const { url, pathPrefix } = deployment(process.env);
// Gatsby inlines variables of this prefix into the bundles: `src/components/head/seo.tsx` reads it.
process.env.GATSBY_SITE_URL = url;
// On two cores Gatsby has one worker, which it restarts between queries and pages. With this count, queries run in the main process.
if (cpus().length <= 2) process.env.GATSBY_CPU_COUNT ??= '1';

const config: GatsbyConfig = {
  siteMetadata: { title: site.title, description: site.description, siteUrl: url },
  pathPrefix,
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
  },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: './content' } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'openapi', path: './openapi' } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'static', path: './static' } },
    // It comes before gatsby-plugin-mdx, which stops at the first front matter that is not valid YAML.
    'gatsby-plugin-front-matter',
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-swc',
    'gatsby-plugin-static-first',
    ...(process.env.gatsby_executing_command === 'develop' ? ['gatsby-plugin-problems'] : []),
  ],
};

export default config;
