import { withPrefix } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { beforePaintScript, afterBodyScript } from '../../client/frame/inline-scripts';
import { colors, fontFile } from '../../styles/tokens';
import { paths } from '../../paths';
import { site } from '../../site';

/** Make the elements that the heads of all pages share. */
const sharedElements = () => [
  ...(['light', 'dark'] as const).map((mode, index) => (
    <meta
      key={mode}
      name="theme-color"
      data-mode={mode}
      content={colors['color-bg'][index]}
      media={`(prefers-color-scheme: ${mode})`}
    />
  )),
  <link key="font" rel="preload" as="font" type="font/woff2" href={withPrefix(fontFile)} crossOrigin="anonymous" />,
  <link key="icon" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
  <link key="icon-svg" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
  <link key="apple" rel="apple-touch-icon" href={withPrefix('/icons/apple-touch-icon.png')} />,
  <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,
  // One feed is enough: every feed reader takes Atom. `/releases/` links to the others.
  site.navbar.some(({ section }) => section === 'releases') && (
    <link
      key="feed"
      rel="alternate"
      type="application/atom+xml"
      href={withPrefix(paths.feeds.atom)}
      title={site.releases.title}
    />
  ),
  <script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaintScript }} />,
];

/**
 * The policy in each page, for hosts that send none, such as GitHub Pages. The policy that other hosts send
 * (`scripts/hosting/headers.ts`) is stricter.
 */
const ownPolicy = "default-src 'self' 'unsafe-inline' data:;form-action 'self'";

/**
 * Complete a head: the policy of a built page precedes all requests. Gatsby's name is left out.
 * @param own elements of Helmet and Emotion
 */
export function wholeHead(own: ReactNode[]): ReactNode[] {
  const isGenerator = (component: ReactNode) =>
    isValidElement<{ name?: string }>(component) && component.props.name === 'generator';
  return [
    process.env.BUILD_STAGE === 'build-html' && (
      <meta key="policy" httpEquiv="Content-Security-Policy" content={ownPolicy} />
    ),
    ...sharedElements(),
    ...own.filter((component) => !isGenerator(component)),
  ];
}

/** Make the script after the page. */
export const scriptAfterBody = () => <script key="after-body" dangerouslySetInnerHTML={{ __html: afterBodyScript }} />;
