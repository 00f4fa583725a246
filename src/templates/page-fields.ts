import { graphql } from 'gatsby';

/** What the frame around every page needs. */
export const pageFields = graphql`
  fragment PageFields on Page {
    __typename
    id
    path
    title
    description
    section
    breadcrumbs {
      label
      path
    }
    headings {
      id
      text
      depth
    }
    sidebar
    previous {
      label
      path
    }
    next {
      label
      path
    }
    editUrl
    problems
    lastUpdated {
      iso
      text
    }
  }
`;

/** What a list of posts shows of each. */
export const postSummary = graphql`
  fragment PostSummary on Post {
    id
    path
    title
    description
    date {
      iso
      text
    }
    readingMinutes
    draft
    tags {
      name
      path
      count
    }
    authors {
      id
      name
      url
    }
  }
`;

/**
 * The page of a template's query.
 * @throws where the query found none: the page's context names a node that does not exist, which is a fault of the build.
 */
export function required<T>(page: T | null | undefined): T {
  if (page === null || page === undefined) throw new Error('This page has no data. Build the site again.');
  return page;
}
