import { createSlugger } from '../../text/frame-ids';
import type { Heading } from '../../nav';

/** Collects a page's headings while it is rendered. */
export interface Headings {
  list: Heading[];
  /** Add a heading and return its id: `wanted`, or a slug of the text; unique. Only levels 2 and 3 are listed. */
  add: (text: string, depth: number, wanted?: string) => string;
}

export function createHeadings(): Headings {
  const slugger = createSlugger();
  const list: Heading[] = [];
  return {
    list,
    add(text, depth, wanted) {
      const id = wanted ?? slugger.slug(text);
      if (depth === 2 || depth === 3) list.push({ id, text, depth });
      return id;
    },
  };
}
