import type { WrapPageElementBrowserArgs } from 'gatsby';
import { Layout } from '../components/frame/layout';
import { Seo } from '../components/head/seo';
import type { PageData } from '../components/head/structured-data';
import type { Frame } from '../nav';
import type { PageType } from '../page-kinds';
import { Global } from '@emotion/react';
import { columnStyles } from '../styles/columns';
import { frameStyles } from '../styles/frame';
import { globalStyles } from '../styles/global';
import { sharedStyles } from '../styles/shared';
import { tokenStyles } from '../styles/tokens';

const widths: Partial<Record<PageType, 'list' | 'wide' | 'full'>> = {
  Home: 'full',
  Api: 'list',
  ApiOverview: 'wide',
  ApiOperation: 'wide',
  ApiModel: 'wide',
};

/** Put the frame around every page. Each template queries its page as `page`. The frame stays when the page changes. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const page = (props.data as { page?: PageData } | undefined)?.page;
  if (!page) {
    if (process.env.NODE_ENV === 'development')
      return (
        <>
          <SiteStyles />
          {element}
        </>
      );
    throw new Error('The query of this page has no field `page`. Let its template ask for one, with `...PageFields`.');
  }
  return (
    <>
      {process.env.BUILD_STAGE !== 'build-javascript' && <SiteStyles />}
      <Layout frame={page as Frame} width={widths[page.__typename]}>
        {element}
      </Layout>
      {/* Last, because Helmet keeps what it has rendered even if React starts again. */}
      <Seo page={page} />
    </>
  );
}

/** Styles of every page. A built page has them in its HTML, so only development needs them in the browser's code. */
function SiteStyles() {
  return (
    <>
      <Global styles={tokenStyles} />
      <Global styles={sharedStyles} />
      <Global styles={globalStyles()} />
      <Global styles={[frameStyles(), columnStyles()]} />
    </>
  );
}
