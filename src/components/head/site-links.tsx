import { paths } from '../../paths';
import { site } from '../../site';
import { fontFile } from '../../styles/tokens';
import { href } from '../base/a';

/** Links of the head that are the same on every page: the font, icons, the web manifest, the feed. */
export function siteLinks() {
  return [
    <link key="font" rel="preload" as="font" type="font/woff2" href={href(fontFile)} crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href={href('/favicon.ico')} sizes="32x32" />,
    <link key="icon-svg" rel="icon" href={href('/favicon.svg')} type="image/svg+xml" />,
    <link key="apple" rel="apple-touch-icon" href={href('/icons/apple-touch-icon.png')} />,
    <link key="manifest" rel="manifest" href={href('/manifest.webmanifest')} />,
    // One is enough: every feed reader takes Atom. `/releases/` links to the others.
    <link
      key="feed"
      rel="alternate"
      type="application/atom+xml"
      href={href(paths.feeds.atom)}
      title={site.releases.title}
    />,
  ];
}
