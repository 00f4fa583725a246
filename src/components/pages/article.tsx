import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { prose } from '../../styles/prose/prose';
import { StaticHtml } from '../base/static-html';

const Prose = styled(StaticHtml)(prose);

interface ArticleProps {
  /** The finished body. */
  html: string;
  /** Shown before the body, such as a post's date. */
  header?: ReactNode;
  /** Shown after the body. */
  children?: ReactNode;
}

/** A document: its body as finished at build. */
export function Article({ html, header, children }: ArticleProps) {
  return (
    <article>
      {header}
      <Prose html={html} />
      {children}
    </article>
  );
}
