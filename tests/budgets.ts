/** What a page may weigh, once. Sizes in kilobytes of 1,000 bytes, compressed with gzip. */
import type { RouteKind } from './routes';

export const javaScriptBudget = 95;
export const cssBudget = 7;
export const requestBudget = 12;
/** As it is: fonts are compressed already. */
export const fontBudget = 13.75;

export const htmlBudget: Record<RouteKind, number> = {
  home: 20,
  document: 20,
  list: 20,
  operation: 30,
  reference: 30,
  release: 20,
};
