import { apiDownloads } from '../../openapi/versions/earlier';
import type { Api } from '../../openapi/model/model';

/** The specification itself, to keep or to import. */
export function Downloads({ api }: { api: Api }) {
  return (
    <ul className="downloads">
      {apiDownloads(api).map(({ label, path }) => (
        <li key={path}>
          <a href={path} download>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
