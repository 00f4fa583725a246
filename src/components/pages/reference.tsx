import styled from '@emotion/styled';
import { apiOverview } from '../../styles/api-overview';
import { reference } from '../../styles/reference';
import { StaticHtml } from '../base/static-html';
import { EarlierNotice } from './earlier-notice';

const Body = styled(StaticHtml)(reference, apiOverview);

/** A page of an API's reference: its body as finished at build, after a notice where it is of an earlier version. */
export function Reference({ html, notice }: { html: string; notice?: string }) {
  return (
    <article data-reference>
      {notice && <EarlierNotice html={notice} />}
      <Body html={html} />
    </article>
  );
}
