import { site } from '../site';
import { colors } from '../styles/tokens';
import type { Deployment } from '../data/source/deployment';
import type { Output } from '../data/pages/output';

/** Write the web app manifest (https://www.w3.org/TR/appmanifest/): the site's name, icons and colours on a home screen. */
export function webManifest({ pathPrefix }: Deployment): Output {
  const icon = (name: string, sizes: string, purpose = 'any') => ({
    src: `${pathPrefix}/${name}`,
    sizes,
    type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  const [background] = colors['color-bg'];
  const manifest = {
    id: `${pathPrefix}/`,
    name: site.title,
    short_name: site.shortTitle,
    description: site.description,
    lang: site.language,
    start_url: `${pathPrefix}/`,
    scope: `${pathPrefix}/`,
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [
      icon('favicon.svg', 'any'),
      icon('icons/icon-192.png', '192x192'),
      icon('icons/icon-512.png', '512x512'),
      icon('icons/maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return { path: '/manifest.webmanifest', content: `${JSON.stringify(manifest, null, 2)}\n` };
}
