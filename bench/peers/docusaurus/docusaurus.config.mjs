/** The same content and specifications as a Docusaurus site; `bench/peer.ts` fills `site/`. */
const api = (slug) => ({
  specPath: `site/openapi/${slug}.yaml`,
  outputDir: `site/docs/api/${slug}`,
  sidebarOptions: { groupPathsBy: 'tag' },
});

export default {
  title: 'The Pilot Club Documentation',
  url: 'https://docs.thepilotclub.org',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'ignore' } },
  future: { v4: true, faster: true },
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'site/docs',
          routeBasePath: '/docs',
          sidebarPath: './sidebars.mjs',
          docItemComponent: '@theme/ApiItem',
          sidebarCollapsed: false,
        },
        blog: { path: 'site/releases', routeBasePath: '/releases', onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore' },
        pages: { path: 'site/pages' },
      },
    ],
  ],
  plugins: [
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'api',
        docsPluginId: 'classic',
        config: Object.fromEntries((process.env.APIS ?? '').split(',').filter(Boolean).map((slug) => [slug, api(slug)])),
      },
    ],
  ],
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig: {
    navbar: {
      title: 'The Pilot Club Docs',
      items: [
        { to: '/docs/welcome/', label: 'Docs' },
        { to: '/releases/', label: 'Releases' },
      ],
    },
  },
};
