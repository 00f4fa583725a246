import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { createStyleCache } from './src/build/critical-css';
import { GlobalStyles } from './src/styles/global';
import { wrapPageElement as wrapPage } from './src/templates/wrap-page';

const cache = createStyleCache();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>
    <GlobalStyles />
    {element}
  </CacheProvider>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;
