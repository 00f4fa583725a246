/** A status code. */
export function Status({ status }: { status: string }) {
  return (
    <span className="status" data-class={status.charAt(0)}>
      {status}
    </span>
  );
}
