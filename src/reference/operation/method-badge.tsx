/** An operation's HTTP method. The look is the class `.method` of `src/styles/global.tsx`, which static HTML uses too. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span className="method" data-method={method.toLowerCase()}>
      {method.toUpperCase()}
    </span>
  );
}
