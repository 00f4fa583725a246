import styled from '@emotion/styled';
import { site } from '../site';
import { Mark } from './mark';

const Bar = styled.footer`
  border-top: 1px solid var(--color-border);
  background: var(--color-surface);
  font-size: var(--text-s);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(8rem, 1fr));
    gap: var(--space-6);
    padding: var(--space-7) var(--page-margin);
  }
  .mark {
    width: 2rem;
    height: 2rem;
    display: block;
    margin-bottom: var(--space-3);
  }
  p {
    max-width: 28rem;
    color: var(--color-muted);
  }
  h2 {
    font-size: var(--text-s);
    letter-spacing: 0;
  }
  ul {
    margin-top: var(--space-2);
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding: 0.2rem 0;
    overflow-wrap: anywhere;
    color: var(--color-muted);
    text-decoration: none;
  }
  a:hover {
    color: var(--color-link);
    text-decoration: underline;
  }
  @media (max-width: 996px) {
    > div {
      grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    }
    > div > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The community's other places, and the copyright line. */
export function Footer() {
  return (
    <Bar data-no-print>
      <div>
        <div>
          <Mark />
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
    </Bar>
  );
}
