import type { OperationBody } from '../../openapi/model/model';
import { divided } from '../../openapi/samples/absolute-server';
import { MethodBadge } from '../../components/base/method-badge';
import { UrlPath } from '../../components/base/url-path';

/** Method and address; path parameters stand out. */
export function Endpoint({ operation: { method, path }, server }: { operation: OperationBody; server?: string }) {
  return (
    <p className="endpoint">
      <MethodBadge method={method} />{' '}
      <code>
        {server !== undefined && <span data-server-url={server}>{divided(server)[0]}</span>}
        <UrlPath path={path} />
      </code>
    </p>
  );
}
