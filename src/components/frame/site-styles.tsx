import { Global } from '@emotion/react';
import { globalStyles } from '../../styles/global';
import { sharedStyles } from '../../styles/shared';
import { tokenStyles } from '../../styles/tokens';
import { announcementStyles } from './announcement-bar';
import { colourModeStyles } from './colour-mode-switch';
import { footerStyles } from './footer';
import { layoutStyles } from './layout';
import { menuStyles } from './mobile-menu';
import { navbarStyles } from './navbar';
import { pageHeadStyles } from './page-head';
import { searchButtonStyles } from './search-button';
import { tocStyles } from './table-of-contents';

/** The styles of the frame's parts, each beside its part, in a function that only this calls. */
const frameStyles = () => [
  layoutStyles(),
  announcementStyles(),
  navbarStyles(),
  searchButtonStyles(),
  colourModeStyles(),
  menuStyles(),
  pageHeadStyles(),
  tocStyles(),
  footerStyles(),
];

/** Styles of every page. A built page has them in its HTML, so only development needs them in the browser's code. */
export function SiteStyles() {
  return (
    <>
      <Global styles={tokenStyles} />
      <Global styles={sharedStyles} />
      <Global styles={globalStyles()} />
      <Global styles={frameStyles()} />
    </>
  );
}
