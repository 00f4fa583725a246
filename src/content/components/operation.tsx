import type { OperationLink } from '../text/context';

/** A link to an operation's page, by method and path; only its id if the specifications were not read. */
export function Operation({ id, operation }: { id: string; operation?: OperationLink }) {
  if (!operation) return <code>{id}</code>;
  const { method, path, summary, href } = operation;
  return (
    <a className="operation" href={href} title={summary}>
      <span className="method" data-method={method.toLowerCase()}>
        {method.toUpperCase()}
      </span>{' '}
      <code>{path}</code>
    </a>
  );
}
