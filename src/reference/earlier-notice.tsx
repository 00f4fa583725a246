interface Link {
  label: string;
  path: string;
}

/** The place of a page of an earlier version among the versions of its API. */
export interface EarlierPage {
  version: string;
  /** The day of publication; null if unknown. */
  date: { iso: string; text: string } | null;
  /** The thing that the page is about: an operation, a webhook, a model, a topic; otherwise a page. */
  subject: string;
  /** The same page of the current version; null where that is without it. */
  current: Link | null;
  /** The first version without it, at the list of changes; null where the current version has it. */
  gone: Link | null;
  /** The current version and the nearest others, newest first: the same page of each, or else its list of operations. */
  others: Link[];
  /** Path of the list of changes. */
  changes: string;
}

/** Name the version of a page, and link to the same page of the current version and of others. */
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
