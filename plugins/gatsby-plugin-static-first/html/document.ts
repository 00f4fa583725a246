import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { call } from '../../../src/client/frame/inline-scripts';
import { paths } from '../../../src/paths';
import { scriptText } from '../../../src/text/escape-html';
import type { PageData } from '../browser/gatsby-runtime';
import { loadBehaviours } from '../client/load-behaviours';

/** Files that a build made, as paths below the site's root. */
interface BuiltFiles {
  /** Files of webpack's named chunks, in order, with shared files, which Gatsby's chunk map leaves out. */
  chunks: Record<string, string[]>;
  /** The module that every page loads. */
  behaviours: string;
}

interface ScriptProps {
  id?: string;
  src?: string;
  'data-path'?: string;
  'data-component'?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/**
 * Write a page's data as JSON. `{"staticHtml": n}` replaces each string that the page shows as finished HTML: the browser reads it
 * from the nth `data-static-html` element. Leave out the hash that an earlier run wrote: an attribute has the current one.
 */
export function pageDataJson(pageData: PageData, html: string): string {
  const { build: _earlier, ...result } = pageData.result;
  const [, ...elements] = html.split(' data-static-html="true">');
  return JSON.stringify({ ...pageData, result }, (_key, value: unknown) => {
    if (typeof value !== 'string' || value.length < 100) return value;
    const staticHtml = elements.findIndex((element) => element.startsWith(`${value}</div>`));
    return staticHtml < 0 ? value : { staticHtml };
  });
}

/** Make the script of a page's data, for `setPostBodyComponents` in `onRenderBody`; `startScripts` completes it. */
export function pageDataScript(pageData: PageData, html: string): ReactElement {
  return createElement('script', {
    key: 'page-data',
    id: 'page-data',
    type: 'application/json',
    'data-path': pageData.path,
    'data-component': pageData.componentChunkName,
    dangerouslySetInnerHTML: { __html: scriptText(pageDataJson(pageData, html)) },
  });
}

/**
 * Move the addresses of Gatsby's scripts, and the build's hash, to attributes of `#page-data`, where `client/start-app.ts`
 * finds them. One inline script comes last: it loads the behaviours, then runs the site's inline scripts. The error page loads no
 * application. In development, return the components unchanged.
 * @throws without page data, or if Gatsby left its scripts to a slice
 */
export function startScripts(postBody: ReactNode[], pathPrefix: string, files: () => BuiltFiles): ReactNode[] {
  const scripts = postBody.filter(isScript);
  const loader = scripts.find(({ props }) => props.id === 'gatsby-script-loader')?.props.dangerouslySetInnerHTML
    ?.__html;
  if (loader === undefined) return postBody;

  const hash = /___webpackCompilationHash="([^"]*)"/.exec(loader)?.[1];
  const pageData = scripts.find(({ props }) => props.id === 'page-data');
  if (!hash || !pageData)
    throw new Error('The page has no data or compilation hash: is GATSBY_SLICES off, and onRenderBody exported?');

  const { 'data-component': component = '', ...props } = pageData.props;
  const { chunks, behaviours } = files();
  const [app = [], own = []] = ['app', component].map((name) => chunks[name]);
  // The application comes last; otherwise all modules would be evaluated in one long task.
  const addresses = new Set([...app.slice(0, -1), ...own, ...app]);
  const inline = scripts
    .filter((script) => !isGatsbys(script))
    .map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? '');
  const address = (name: string) => `${pathPrefix}/${name}`;
  return [
    ...postBody.filter((component) => !isScript(component)),
    createElement('script', {
      ...props,
      key: 'page-data',
      // A host shows the error page at any address: the application could not start there.
      ...(props['data-path'] !== paths.notFound && { 'data-scripts': [...addresses].map(address).join(' ') }),
      'data-hash': hash,
      'data-prefix': pathPrefix || undefined,
    }),
    createElement('script', {
      key: 'after-body',
      'data-behaviours': address(behaviours),
      // The script is the same on every page, so the Content-Security-Policy needs one hash for it. Behaviours come first, so errors in
      // the other scripts cannot stop them.
      dangerouslySetInnerHTML: { __html: [call(loadBehaviours, 'url=>import(url)'), ...inline].join('') },
    }),
  ];
}

function isScript(component: ReactNode): component is ReactElement<ScriptProps> {
  return isValidElement(component) && component.type === 'script';
}

/** True for a script of Gatsby's, or the page's data. */
function isGatsbys({ props: { id, src } }: ReactElement<ScriptProps>): boolean {
  return src !== undefined || id === 'page-data' || id === 'gatsby-script-loader' || id === 'gatsby-chunk-mapping';
}
