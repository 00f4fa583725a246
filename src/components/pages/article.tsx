import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { prose } from '../../styles/prose';
import { StaticHtml } from '../base/static-html';

const Prose = styled(StaticHtml)(prose);

interface ArticleProps {
  title: string;
  /** The finished body. */
  html: string;
  /** Shown between title and body, such as a post's date. */
  header?: ReactNode;
  /** Shown after the body. */
  children?: ReactNode;
}

/** A document: its title, and its body as the build finished it. */
export function Article({ title, html, header, children }: ArticleProps) {
  return (
    <article>
      <h1>{title}</h1>
      {header}
      <Prose html={html} />
      {children}
    </article>
  );
}
