import { graphql } from 'gatsby';

/** The fields of every page that its frame shows. */
export const pageFields = graphql`
  fragment PageFields on Page {
    __typename
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
    downloads {
      label
      path
    }
    editUrl
    lastUpdated {
      iso
      text
    }
  }
`;

/** The fields of a page of an earlier version. A query asks for them only there: other pages carry nothing of it. */
export const earlierFields = graphql`
  fragment EarlierFields on ApiPage {
    earlier {
      version
      current {
        path
      }
      notice
    }
  }
`;

/** The fields of a post in a list. */
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
    }
    authors {
      id
      name
      url
    }
  }
`;

/**
 * Return the page of a template's query.
 * @throws if the query found none: the page's context names a missing node, an error of the build.
 */
export function required<T>(page: T | null | undefined): T {
  if (page === null || page === undefined) throw new Error('This page has no data. Build the site again.');
  return page;
}
