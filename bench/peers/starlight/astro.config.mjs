/** The same content and specifications as a Starlight site; `bench/peer.ts` fills `src/content/docs` and `openapi`. */
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';

const slugs = (process.env.APIS ?? '').split(',').filter(Boolean);

export default defineConfig({
  site: 'https://docs.thepilotclub.org',
  trailingSlash: 'always',
  telemetry: false,
  integrations: [
    starlight({
      title: 'The Pilot Club Docs',
      plugins: [
        starlightOpenAPI(slugs.map((slug) => ({ base: `docs/api/${slug}`, schema: `openapi/${slug}.yaml`, label: slug }))),
      ],
      sidebar: [
        { label: 'Docs', items: [{ autogenerate: { directory: 'docs' } }] },
        { label: 'Releases', items: [{ autogenerate: { directory: 'releases' } }] },
        ...openAPISidebarGroups,
      ],
    }),
  ],
});
