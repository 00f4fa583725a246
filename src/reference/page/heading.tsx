import type { ReactNode } from 'react';
import type { PageContext } from './page-context';

interface HeadingProps {
  page: PageContext;
  level: 2 | 3 | 4;
  text: string;
  /** The id; by default a slug of the text. */
  id?: string;
  /** The text with markup, if any. */
  children?: ReactNode;
}

/** A heading that links to itself; levels 2 and 3 are listed in the table of contents. */
export function Heading({ page, level, text, id: wanted, children }: HeadingProps) {
  const id = page.headings.add(text, level, wanted);
  const Name = `h${level}` as const;
  return (
    <Name id={id}>
      <a className="anchor" href={`#${id}`}>
        {children ?? text}
      </a>
    </Name>
  );
}

/**
 * A heading in the summary of details. Clicking a link there would close the details, so it does not link to itself. Its id is
 * inside the details, so a link to it opens them.
 */
export function SummaryHeading({ page, text, id, children }: Omit<HeadingProps, 'level'> & { id: string }) {
  page.headings.add(text, 3, id);
  return <h3>{children ?? text}</h3>;
}
