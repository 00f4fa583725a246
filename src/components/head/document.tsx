import { isValidElement, type ReactNode } from 'react';
import { beforePaintScript, afterBodyScript } from '../../client/frame/inline-scripts';
import { isPublishedType } from '../../nav';
import { colors } from '../../styles/tokens';
import { MarkdownLine } from './markdown-line';
import { siteLinks } from './site-links';

/** Make what the head of every page has beside what the page itself puts there. */
export function headElements() {
  return [
    ...(['light', 'dark'] as const).map((mode, index) => (
      <meta
        key={mode}
        name="theme-color"
        data-mode={mode}
        content={colors['color-bg'][index]}
        media={`(prefers-color-scheme: ${mode})`}
      />
    )),
    ...siteLinks(),
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaintScript }} />,
  ];
}

/**
 * Make what stands after the page: axe takes a skip link for one only if no other link is before it.
 * @param data of the page's query
 */
export function elementsAfterBody(path: string, data: unknown) {
  const { page } = (data ?? {}) as { page?: { __typename: string } };
  return [
    isPublishedType(page?.__typename) && <MarkdownLine key="markdown" path={path} />,
    <script key="after-body" dangerouslySetInnerHTML={{ __html: afterBodyScript }} />,
  ];
}

/**
 * The policy in each page, for hosts that send none, such as GitHub Pages: it forbids requests and forms to other sites. The
 * policy that hosts send (`contentSecurityPolicy` in `scripts/hosting/headers.ts`) is stricter, and both apply.
 */
const ownPolicy = "default-src 'self' 'unsafe-inline' data:;form-action 'self'";

/** Put the page's own policy into the head of a built page, before anything that requests a file, and take Gatsby's name out. */
export function builtHead(head: ReactNode[]): ReactNode[] {
  const isGenerator = (component: ReactNode) =>
    isValidElement<{ name?: string }>(component) && component.props.name === 'generator';
  const own = head.filter((component) => !isGenerator(component));
  if (process.env.BUILD_STAGE !== 'build-html') return own;
  return [<meta key="policy" httpEquiv="Content-Security-Policy" content={ownPolicy} />, ...own];
}
