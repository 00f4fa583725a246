import { graphql } from 'gatsby';

/** The fields of every page that the frame shows. */
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

/** The fields of a page of an earlier version. Only the query of such a page includes them, so other pages do not carry them. */
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

/** The fields of a post in a list, and above its text. */
export const postSummary = graphql`
  fragment PostSummary on Post {
    ...PostLine
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
    sections {
      id
      text
      items
    }
  }
`;

/** The props of a template. `wrapPageElement` reports a query that finds no page. */
export interface TemplateProps<Query extends { page: unknown }> {
  data: Query & { page: NonNullable<Query['page']> };
}
