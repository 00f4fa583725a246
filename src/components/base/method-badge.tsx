/** An operation's HTTP method. `src/styles/method.ts` styles it. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span className="method" data-method={method.toLowerCase()}>
      {method}
    </span>
  );
}
