import { Global } from '@emotion/react';
import { GlobalStyles } from '../../styles/global';
import { sharedStyles } from '../../styles/shared';
import { tokenStyles } from '../../styles/tokens';
import { FrameStyles } from './frame-styles';

/** Styles of every page. A built page has them in its HTML, so only development needs them in the browser's code. */
export function SiteStyles() {
  return (
    <>
      <Global styles={tokenStyles} />
      <Global styles={sharedStyles} />
      <GlobalStyles />
      <FrameStyles />
    </>
  );
}
