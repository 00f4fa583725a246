import { Global } from '@emotion/react';
import { announcementStyles } from './announcement-bar';
import { colourModeStyles } from './colour-mode-switch';
import { dropdownStyles } from './dropdown';
import { footerStyles } from './footer';
import { layoutStyles } from './layout';
import { menuButtonStyles, menuHeadStyles, menuStyles } from './mobile-menu';
import { navbarStyles } from './navbar';
import { pageActionsStyles } from './page-actions';
import { pageHeadStyles } from './page-head';
import { searchButtonStyles } from './search-button';
import { tocStyles } from './table-of-contents';

const styles = () => [
  layoutStyles(),
  announcementStyles(),
  navbarStyles(),
  searchButtonStyles(),
  dropdownStyles(),
  colourModeStyles(),
  menuButtonStyles(),
  menuStyles(),
  menuHeadStyles(),
  pageHeadStyles(),
  pageActionsStyles(),
  tocStyles(),
  footerStyles(),
];

/**
 * Styles of the parts that nearly every page has. A built page keeps them in its HTML, so the browser's code can do without
 * them: each part has its own beside it, in a function that only this calls.
 */
export function FrameStyles() {
  return <Global styles={styles()} />;
}
