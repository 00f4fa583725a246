import { site } from '../../site';
import { A } from '../base/a';
import { Mark } from './mark';

/** The groups of links that the site names, and the copyright line. */
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
              {links.map((link) => (
                <li key={link.label}>
                  {'path' in link ? <A to={link.path}>{link.label}</A> : <a href={link.url}>{link.label}</a>}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
