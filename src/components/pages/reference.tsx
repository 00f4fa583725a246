import styled from '@emotion/styled';
import { reference } from '../../styles/reference';
import { StaticHtml } from '../base/static-html';

const Body = styled(StaticHtml)(reference);

/** A page of an API's reference: its body as finished at build. */
export function Reference({ html }: { html: string }) {
  return (
    <article data-reference>
      <Body html={html} />
    </article>
  );
}
