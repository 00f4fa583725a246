import { css } from '@emotion/react';
import { site } from '../../site';
import { Mark } from './mark';

export const footerStyles = () => css`
  .footer {
    border-top: 1px solid var(--color-border);
    background: var(--color-surface);
    font-size: var(--text-s);
    > div {
      display: grid;
      grid-template-columns: minmax(0, 2fr) repeat(3, minmax(8rem, 1fr));
      gap: var(--space-6);
      padding: var(--space-7) var(--page-margin);
    }
    p {
      max-width: 22rem;
      margin-top: var(--space-3);
      color: var(--color-muted);
    }
    p:first-child {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      margin: 0;
      color: inherit;
      font-weight: 600;
    }
    h2 {
      font-size: var(--text-s);
      letter-spacing: 0;
    }
    ul {
      margin-top: var(--space-2);
    }
    a {
      display: inline-block;
      padding: 0.2rem 0;
      color: var(--color-muted);
      text-decoration: none;
    }
    a:hover {
      color: var(--color-link);
      text-decoration: underline;
    }
    @media (max-width: 62.25em) {
      > div {
        grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
      }
      > div > :first-child {
        grid-column: 1 / -1;
      }
    }
  }
`;

/** The community's other places, and the copyright line. */
export function Footer() {
  return (
    <footer className="footer" data-no-print>
      <div>
        <div>
          <p>
            <Mark />
            {site.shortTitle}
          </p>
          <p>{site.description}</p>
          <p>{site.copyright}</p>
        </div>
        {site.footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, url }) => (
                <li key={url}>
                  <a href={url}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
