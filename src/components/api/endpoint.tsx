import type { OperationBody } from '../../openapi/model';

/** Method and address; path parameters stand out. */
export function Endpoint({
  operation,
  server,
}: {
  operation: Pick<OperationBody, 'method' | 'path'>;
  server?: string;
}) {
  const { method, path } = operation;
  return (
    <p className="endpoint">
      <MethodBadge method={method} />{' '}
      <code>
        {server !== undefined && <span data-server-url="">{server}</span>}
        <Path path={path} />
      </code>
    </p>
  );
}

/** A path that breaks at its slashes. */
export function Path({ path }: { path: string }) {
  return (
    <>
      {path.split(/(\{[^{}]*\}|\/)/).map((part, index) => {
        if (part.startsWith('{')) return <var key={index}>{part}</var>;
        return part === '/' ? [<wbr key={index} />, '/'] : part;
      })}
    </>
  );
}

export function MethodBadge({ method }: { method: string }) {
  return (
    <span className="method" data-method={method.toLowerCase()}>
      {method}
    </span>
  );
}
