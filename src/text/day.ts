const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Write an ISO date for readers. UTC, because server and browser must agree. Return any other text unchanged. */
export function dayInWords(written: string): string {
  const time = Date.parse(written);
  return Number.isNaN(time) ? written : days.format(time);
}

/** True for an existing day, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
