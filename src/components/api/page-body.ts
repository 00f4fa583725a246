import type { Heading } from '../../nav';

/** A finished page body; its h1 is the template's. */
export interface PageBody {
  html: string;
  /** In the order of the page. */
  headings: Heading[];
  /** Plain text for search engines and link previews, at most 160 characters. Empty where the source says nothing. */
  description: string;
}
