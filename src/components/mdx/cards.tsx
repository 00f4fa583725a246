import type { ReactNode } from 'react';

/** Ways on from here, side by side. */
export function Cards({ children }: { children?: ReactNode }) {
  return <ul className="cards">{children}</ul>;
}

/** One of them: the whole card is the link. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  return (
    <li className="card">
      <a href={href}>{title}</a>
      {children}
    </li>
  );
}
