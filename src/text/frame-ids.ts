import GithubSlugger from 'github-slugger';

/** Ids of what stands around a text, on every page or on some: no heading and no field may have them too. */
export const frameIds = [
  'content',
  'menu',
  'page-data',
  'related',
  'sidebar-title',
  'toc-title',
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  'gatsby-chunk-mapping',
];

/** Hands out ids of headings, each once, and none of the frame's. */
export function createSlugger(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of frameIds) slugger.slug(id);
  return slugger;
}
