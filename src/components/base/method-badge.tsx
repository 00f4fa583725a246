/** An operation's HTTP method. The class `.method` of `src/styles/global.ts`, which static HTML uses too, styles it. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span className="method" data-method={method.toLowerCase()}>
      {method.toUpperCase()}
    </span>
  );
}
