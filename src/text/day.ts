const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Write an ISO date as readers see it, in UTC, so that server and browser agree; as it is written where it is none. */
export function dayInWords(written: string): string {
  const time = Date.parse(written);
  return Number.isNaN(time) ? written : days.format(time);
}
