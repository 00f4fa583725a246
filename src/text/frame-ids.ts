import GithubSlugger from 'github-slugger';

/** Ids of the frame around a text, on every page or some: headings and fields must not use them. */
export const frameIds = [
  'content',
  'menu',
  'page-data',
  'sidebar-title',
  'toc-title',
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  'gatsby-chunk-mapping',
];

/** Make unique ids of headings that differ from the frame's ids. */
export function createSlugger(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of frameIds) slugger.slug(id);
  return slugger;
}
