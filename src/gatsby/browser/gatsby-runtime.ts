/** What Gatsby's runtime hangs on `window`, as far as this site relies on it (gatsby/cache-dir/production-app.js). */

export interface PageData {
  componentChunkName: string;
  /** Without the path prefix, such as `/docs/welcome/`. */
  path: string;
  result: Record<string, unknown>;
}

export interface PageResources {
  /** `error` where the data or the code did not arrive; absent otherwise. */
  status?: string;
  page?: { webpackCompilationHash: string };
}

export interface NavigateOptions {
  replace?: boolean;
  state?: object;
}

declare global {
  interface Window {
    ___loader: {
      /** Fetches a page's data and code, once; `path` has the path prefix, and a query if there is one. */
      loadPage: (path: string) => Promise<PageResources | undefined>;
      /** Whether a page that was asked for turned out not to exist. */
      isPageNotFound: (path: string) => boolean;
    };
    /**
     * Changes to a page by its address with the path prefix, or by steps through history. None before the application
     * runs, and none after it has failed: links are the browser's then.
     */
    ___navigate?: (to: string | number, options?: NavigateOptions) => void;
    /** Of the build that the page came from; none in development. */
    ___webpackCompilationHash?: string;
    ___chunkMapping: Record<string, string[]>;
    /** Read once by Gatsby's loader when it starts: the page then needs no request for its data. */
    pageData?: PageData;
    pagePath?: string;
  }
}
