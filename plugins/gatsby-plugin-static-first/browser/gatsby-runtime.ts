/** The globals of Gatsby's runtime that this site uses (gatsby/cache-dir/production-app.js). */

export interface PageData {
  componentChunkName: string;
  /** Without the path prefix, such as `/docs/welcome/`. */
  path: string;
  result: Record<string, unknown>;
}

export interface PageResources {
  /** `error` for data or code that did not arrive; otherwise absent. */
  status?: string;
  /** `build` is the hash of the build that made the data (`build/data-of-build.ts`). */
  json?: { build?: string };
}

interface NavigateOptions {
  replace?: boolean;
}

declare global {
  interface Window {
    ___loader: {
      /** Fetch a page's data and code, once; `path` has the path prefix and any query. */
      loadPage: (path: string) => Promise<PageResources | undefined>;
      /** True for a requested page that turned out not to exist. */
      isPageNotFound: (path: string) => boolean;
    };
    /**
     * Change the page, or go through history. Absent before the application runs and after it has failed: the browser then
     * follows links.
     */
    ___navigate?: (to: string | number, options?: NavigateOptions) => void;
    /** Hash of the page's build; absent in development. */
    ___webpackCompilationHash?: string;
    ___chunkMapping: Record<string, string[]>;
    /** Read once by Gatsby's loader when it starts: the page's data then needs no request. */
    pageData?: PageData;
    pagePath?: string;
  }
}
