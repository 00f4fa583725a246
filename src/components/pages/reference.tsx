import styled from '@emotion/styled';
import { reference } from '../../styles/reference';
import { StaticHtml } from '../base/static-html';

const Body = styled(StaticHtml)(reference);

/** A page of an API's reference: its title, and its body as the build finished it. */
export function Reference({ title, html }: { title: string; html: string }) {
  return (
    <article data-reference>
      <h1>{title}</h1>
      <Body html={html} />
    </article>
  );
}
