import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { A } from '../components/base/a';
import { site } from '../site';
import type { TemplateProps } from './page-fields';

const Section = styled.section(css`
  margin-top: var(--space-6);
  > p {
    margin-top: var(--space-2);
    color: var(--color-muted);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: var(--space-4);
    margin-top: var(--space-4);
  }
  li {
    position: relative;
    padding: var(--space-4) var(--space-5);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
  }
  li:hover {
    border-color: var(--color-link);
  }
  li a {
    font-weight: 600;
  }
  li a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li p {
    margin-top: var(--space-1);
  }
`);

const Note = styled.div(css`
  margin-top: var(--space-6);
`);

/** The sections of the documentation, each with its pages. `src/client/frame/choices.ts` stores the version as the reader's choice. */
export default function DocsIndexTemplate({ data }: TemplateProps<Queries.DocsIndexPageQuery>) {
  const { description: lead, headings, sections } = data.page;
  const nested = headings.filter(({ depth }) => depth === 3).map(({ id }) => id);
  const { name, label: version } = site.docsVersion;
  return (
    <>
      <p className="lead">{lead}</p>
      {sections.map(({ id, label, description, links }) => (
        <Section key={id ?? label} aria-labelledby={id ?? undefined}>
          {id && (nested.includes(id) ? <h3 id={id}>{label}</h3> : <h2 id={id}>{label}</h2>)}
          {description && <p>{description}</p>}
          {links.length > 0 && (
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <A to={link.path}>{link.label}</A>
                  {link.description && <p className="note">{link.description}</p>}
                </li>
              ))}
            </ul>
          )}
        </Section>
      ))}
      <Note className="note">
        <p data-docs-version={name}>
          Version: {version}. These pages change with what they describe; there is no older version to choose.
        </p>
      </Note>
    </>
  );
}

export const query = graphql`
  query DocsIndexPage($id: String!) {
    page: docsIndex(id: { eq: $id }) {
      ...PageFields
      sections {
        id
        label
        description
        links {
          label
          path
          description
        }
      }
    }
  }
`;
