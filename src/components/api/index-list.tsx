import type { Api, Operation } from '../../openapi/model';
import { operationTitle } from '../../openapi/view';
import { paths } from '../../paths';
import { MethodBadge, Path } from './endpoint';

/** Operations as links, with method, path and summary. */
export function OperationList({ api, operations }: { api: Api; operations: Operation[] }) {
  return (
    <ul className="operations">
      {operations.map((operation) => (
        <li key={operation.name}>
          <a href={paths.operation(api.slug, operation.name)}>
            <MethodBadge method={operation.method} />{' '}
            <span>
              <b>{operationTitle(operation)}</b> {operation.deprecated && <em className="badge">deprecated</em>}{' '}
              <code>
                <Path path={operation.path} />
              </code>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
