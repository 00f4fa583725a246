import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from '../base/a';

interface Link {
  readonly name: string;
  readonly path: string;
}

const Line = styled.p(css`
  margin-top: var(--space-6);
  font-size: var(--text-s);
  color: var(--color-muted);
`);

function Links({ links }: { links: readonly Link[] }) {
  return (
    <>
      {links.map(({ name, path }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <A to={path}>{name}</A>
        </span>
      ))}
    </>
  );
}

/** The end of a document that names tags: where its releases are. */
export function DocTags({ tags }: { tags: readonly Link[] }) {
  return (
    <Line>
      Releases: <Links links={tags} />
    </Line>
  );
}

/** The documents that name a tag, above its posts. */
export function TaggedDocs({ docs }: { docs: readonly { readonly title: string; readonly path: string }[] }) {
  return (
    <Line>
      Documentation: <Links links={docs.map(({ title, path }) => ({ name: title, path }))} />
    </Line>
  );
}
