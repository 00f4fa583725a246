/** The budgets of a page, in kilobytes of 1,000 bytes, compressed with gzip. */
import type { RouteKind } from './routes';

/** Includes the application, loaded once a link is followed. */
export const javaScriptBudget = 101;
/** For a reader who stays on a page; on an operation's page including own values. */
export const behavioursBudget = 22.5;
export const cssBudget = 7;
export const requestBudget = 12;
/** Uncompressed: fonts are compressed already. */
export const fontBudget = 13.75;

/**
 * Bytes of a compressed page with its headers, as tests/server.ts sends it, that arrive in a new connection's first round
 * trip: ten packets of 1,460 bytes (RFC 6928). Nothing is left for headers that a host adds and for TLS.
 */
export const firstRoundTrip = 14_600;

/** Pages that need a second round trip, with the reason. */
export const secondRoundTrip: Record<string, string> = {
  '/markdown-page/': 'It shows everything that a page can hold.',
};

export const htmlBudget: Record<RouteKind, number> = {
  home: 20,
  document: 20,
  list: 20,
  operation: 30,
  reference: 30,
  release: 20,
};
