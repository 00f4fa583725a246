import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from '../base/a';
import { DocsVersion } from '../frame/docs-version';

/** A group of documents on the documentation's root. */
export interface DocsSection {
  /** Anchor of the section's heading; absent for a document outside sections. */
  readonly id: string | null;
  readonly label: string;
  readonly description: string;
  readonly links: readonly { readonly label: string; readonly path: string; readonly description: string }[];
}

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
    padding: 0;
    list-style: none;
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
    font-weight: 650;
    text-decoration: none;
  }
  li a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li p {
    margin-top: var(--space-1);
    font-size: var(--text-s);
    color: var(--color-muted);
  }
`);

const Lead = styled.p(css`
  font-size: var(--text-l);
  color: var(--color-muted);
  text-wrap: pretty;
`);

const Note = styled.div(css`
  margin-top: var(--space-6);
  color: var(--color-muted);
  font-size: var(--text-s);
`);

interface DocsIndexProps {
  lead: string;
  sections: readonly DocsSection[];
}

/** The sections of the documentation, each with its pages. */
export function DocsIndex({ lead, sections }: DocsIndexProps) {
  return (
    <>
      <Lead>{lead}</Lead>
      {sections.map(({ id, label, description, links }) => (
        <Section key={label} aria-labelledby={id ?? undefined}>
          {id && <h2 id={id}>{label}</h2>}
          {description && <p>{description}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <A to={link.path}>{link.label}</A>
                {link.description && <p>{link.description}</p>}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Note>
        <DocsVersion />
      </Note>
    </>
  );
}
