import type { Heading } from '../nav';

/** A finished page body; its h1 is the template's. */
export interface PageBody {
  html: string;
  /** In the order of the page. */
  headings: Heading[];
}
