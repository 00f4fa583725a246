import { paths } from '../../paths';
import { site } from '../../site';
import { fontFile } from '../../styles/tokens';
import { href } from '../base/a';

/** Links of the head that are the same on every page: the font, icons, the web manifest, the feeds. */
export function siteLinks() {
  const feeds = [
    ['application/atom+xml', paths.feeds.atom, 'Atom'],
    ['application/rss+xml', paths.feeds.rss, 'RSS'],
    ['application/feed+json', paths.feeds.json, 'JSON Feed'],
  ] as const;
  return [
    <link key="font" rel="preload" as="font" type="font/woff2" href={href(fontFile)} crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href={href('/favicon.ico')} sizes="32x32" />,
    <link key="icon-svg" rel="icon" href={href('/favicon.svg')} type="image/svg+xml" />,
    <link key="apple" rel="apple-touch-icon" href={href('/icons/apple-touch-icon.png')} />,
    <link key="manifest" rel="manifest" href={href('/manifest.webmanifest')} />,
    ...feeds.map(([type, path, format]) => (
      <link key={path} rel="alternate" type={type} href={href(path)} title={`${site.releases.title} (${format})`} />
    )),
  ];
}
