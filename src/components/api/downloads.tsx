import type { Api } from '../../openapi/model';
import { paths } from '../../paths';

/** The specification itself, to keep or to import. */
export function Downloads({ api }: { api: Api }) {
  return (
    <ul className="downloads">
      <li>
        <a href={paths.specification(api.slug, 'yaml')} download>
          OpenAPI as YAML
        </a>
      </li>
      <li>
        <a href={paths.specification(api.slug, 'json')} download>
          OpenAPI as JSON
        </a>
      </li>
      <li>
        <a href={paths.postman(api.slug)} download>
          Postman collection
        </a>
      </li>
    </ul>
  );
}
