import { statusText } from '../../openapi/model/status-text';

export function Status({ status }: { status: string }) {
  return (
    <span className="status" data-class={status.charAt(0)}>
      {status}
    </span>
  );
}

/** Make the heading of a status, as text and with markup: `404 Not Found`. */
export function statusHeading(status: string, name = statusText(status)) {
  return {
    text: `${status} ${name}`.trim(),
    children: (
      <>
        <Status status={status} /> {name}
      </>
    ),
  };
}
