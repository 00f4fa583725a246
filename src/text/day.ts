const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Write an ISO date for readers, in UTC, so that server and browser agree; return any other text unchanged. */
export function dayInWords(written: string): string {
  const time = Date.parse(written);
  return Number.isNaN(time) ? written : days.format(time);
}
