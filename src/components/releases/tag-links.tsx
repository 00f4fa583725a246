import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from '../base/a';

const Line = styled.p(css`
  margin-top: var(--space-6);
`);

interface TagLinksProps {
  label: string;
  links: readonly { readonly name: string; readonly path: string }[];
}

/** Where the releases of a document's tags are, and the documents that name a tag; nothing for none. */
export function TagLinks({ label, links }: TagLinksProps) {
  if (links.length === 0) return null;
  return (
    <Line className="note">
      {`${label}: `}
      {links.map(({ name, path }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <A to={path}>{name}</A>
        </span>
      ))}
    </Line>
  );
}
