import type { ReactNode } from 'react';

/** Cards of links, side by side. */
export function Cards({ children }: { children?: ReactNode }) {
  return <ul className="cards">{children}</ul>;
}

/** A card that is a link as a whole. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  return (
    <li className="card">
      <a href={href}>{title}</a>
      {children}
    </li>
  );
}
