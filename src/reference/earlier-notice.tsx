interface Link {
  label: string;
  path: string;
}

/** The position of an earlier version's page among the versions of its API. */
export interface EarlierPage {
  version: string;
  /** The day of publication; null if unknown. */
  date: { iso: string; text: string } | null;
  /** What the page is about: an operation, a webhook, a model, a topic; otherwise "page". */
  subject: string;
  /** The same page of the current version; null if that version lacks it. */
  current: Link | null;
  /** The first version without the page, as a link into the list of changes; null if the current version has the page. */
  gone: Link | null;
  /** The current version and the nearest other versions, newest first: links to the same page, or else to the list of operations. */
  others: Link[];
  /** Path of the page of changes. */
  changes: string;
}

/** Name the version of a page, and link to the same page of the current version and of other versions. */
export function EarlierNotice({ version, date, subject, current, gone, others, changes }: EarlierPage) {
  return (
    <div role="note" aria-label="Earlier version">
      <p>
        This is version <strong>{version}</strong>
        {date && (
          <>
            {' of '}
            <time dateTime={date.iso}>{date.text}</time>
          </>
        )}
        {'. '}
        {current && (
          <>
            The current one is {current.label}: <a href={current.path}>see this {subject} there</a>.
          </>
        )}
        {gone && (
          <>
            This {subject} is gone since version {gone.label}: <a href={gone.path}>see what changed</a>.
          </>
        )}
      </p>
      <details>
        <summary>Other versions</summary>
        <ul>
          {others.map(({ label, path }) => (
            <li key={label}>
              <a href={path}>{label}</a>
            </li>
          ))}
          <li>
            <a href={changes}>All versions, and what each changed</a>
          </li>
        </ul>
      </details>
    </div>
  );
}
