import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { PageData } from '../browser/gatsby-runtime';
import { paths } from '../../paths';
import { scriptText } from '../../text/script-text';

/** The pages that any address may show, where no application could start. */
const answersToMistakes: readonly (string | undefined)[] = [paths.notFound, paths.refused];

/** Paths, below the site's root, of the modules that pages load. */
export interface PageModules {
  /** The behaviours that need no application, for every page. */
  every: string;
  /** The suggestion of the nearest page, only for the not-found page. */
  notFound: string;
}

interface ScriptProps {
  id?: string;
  src?: string;
  'data-path'?: string;
  'data-component'?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/**
 * Write a page's data as JSON in which each string that the page shows as finished HTML is replaced by `{"staticHtml": n}`:
 * the browser reads it back from the page's nth `data-static-html` element. The build that the data may name from an earlier
 * run is left out: the script has it in an attribute.
 * @param rendered the HTML of those elements, in the page's order
 */
export function pageDataJson(pageData: PageData, rendered: readonly string[]): string {
  const { build: _earlier, ...result } = pageData.result;
  return JSON.stringify({ ...pageData, result }, (_key, value: unknown) => {
    if (typeof value !== 'string' || value.length < 100) return value;
    const staticHtml = rendered.indexOf(value);
    return staticHtml < 0 ? value : { staticHtml };
  });
}

/** Make the script of a page's data, for `setPostBodyComponents` in `onRenderBody`; `startScripts` completes it. */
export function pageDataScript(pageData: PageData, rendered: readonly string[]): ReactElement {
  return createElement('script', {
    key: 'page-data',
    id: 'page-data',
    type: 'application/json',
    'data-path': pageData.path,
    'data-component': pageData.componentChunkName,
    dangerouslySetInnerHTML: { __html: scriptText(pageDataJson(pageData, rendered)) },
  });
}

/**
 * The policy in each page, for hosts that send none, such as GitHub Pages: it forbids requests and forms to other sites. The
 * policy that hosts send (`contentSecurityPolicy` in `scripts/hosting/headers.ts`) is stricter, and both apply.
 */
const ownPolicy = "default-src 'self' 'unsafe-inline' data:;form-action 'self'";

/** Put the page's own policy into the head of a built page, before anything that requests a file. */
export function headWithPolicy(head: ReactNode[]): ReactNode[] {
  if (process.env.BUILD_STAGE !== 'build-html') return head;
  return [createElement('meta', { key: 'policy', httpEquiv: 'Content-Security-Policy', content: ownPolicy }), ...head];
}

/**
 * Take Gatsby's own scripts out of the components after the body: the addresses of all files that the page needs and the
 * compilation's hash move to attributes of `#page-data`, where `src/client/start-app.ts` finds them. The answers to mistakes need
 * none. An inline script comes last, and names the behaviours that it loads. In development, where there are no such scripts, the
 * components are returned as they are.
 * @param filesOfChunks of webpack's named chunks, in order, with shared files, which Gatsby's chunk map leaves out
 * @param behaviours paths below the site's root of the module that all pages load, and of the not-found page's own
 * @param inline source, the same on every page, so that one hash in a Content-Security-Policy allows it
 * @throws if the page's data is missing, or Gatsby left its scripts to a slice (`GATSBY_SLICES`, see `gatsby-node.ts`)
 */
export function startScripts(
  postBody: ReactNode[],
  pathPrefix: string,
  filesOfChunks: () => Record<string, string[]>,
  behaviours: () => PageModules,
  inline: string,
): ReactNode[] {
  const scripts = postBody.filter(isScript);
  const loader = scripts.find(({ props }) => props.id === 'gatsby-script-loader')?.props.dangerouslySetInnerHTML
    ?.__html;
  if (loader === undefined) return postBody;

  const hash = /___webpackCompilationHash="([^"]*)"/.exec(loader)?.[1];
  const pageData = scripts.find(({ props }) => props.id === 'page-data');
  if (!hash || !pageData)
    throw new Error('The page has no data or compilation hash: is GATSBY_SLICES off, and onRenderBody exported?');

  const { 'data-component': component = '', ...props } = pageData.props;
  const chunks = filesOfChunks();
  const [app = [], own = []] = ['app', component].map((name) => chunks[name]);
  // The application comes last: before its own modules, all modules would be evaluated in one long task.
  const files = new Set([...app.slice(0, -1), ...own, ...app]);
  const address = (name: string) => `${pathPrefix}/${name}`;
  const { every, notFound } = behaviours();
  return [
    ...postBody.filter((component) => !isScript(component) || !isGatsbys(component)),
    createElement('script', {
      ...props,
      key: 'page-data',
      ...(!answersToMistakes.includes(props['data-path']) && { 'data-scripts': [...files].map(address).join(' ') }),
      'data-hash': hash,
      'data-prefix': pathPrefix || undefined,
    }),
    createElement('script', {
      key: 'after-body',
      'data-behaviours': address(every),
      dangerouslySetInnerHTML: { __html: inline },
    }),
    props['data-path'] === paths.notFound &&
      createElement('script', { key: 'own', type: 'module', src: address(notFound) }),
  ];
}

function isScript(component: ReactNode): component is ReactElement<ScriptProps> {
  return isValidElement(component) && component.type === 'script';
}

function isGatsbys({ props: { id, src } }: ReactElement<ScriptProps>): boolean {
  return src !== undefined || id === 'page-data' || id === 'gatsby-script-loader' || id === 'gatsby-chunk-mapping';
}
