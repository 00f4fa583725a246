import { site } from '../../site';
import { Mark } from './mark';

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
