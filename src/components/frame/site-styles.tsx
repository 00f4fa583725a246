import { Global } from '@emotion/react';
import { columnStyles } from '../../styles/columns';
import { frameStyles } from '../../styles/frame';
import { globalStyles } from '../../styles/global';
import { sharedStyles } from '../../styles/shared';
import { tokenStyles } from '../../styles/tokens';

/** Styles of every page. A built page has them in its HTML, so only development needs them in the browser's code. */
export function SiteStyles() {
  return (
    <>
      <Global styles={tokenStyles} />
      <Global styles={sharedStyles} />
      <Global styles={globalStyles()} />
      <Global styles={[frameStyles(), columnStyles()]} />
    </>
  );
}
