import { site } from '../../site';

/** Which version of the documentation there is. `src/client/frame/docs-version.ts` keeps it as the reader's choice. */
export function DocsVersion() {
  const { name, label } = site.docsVersion;
  return (
    <p data-docs-version={name}>
      Version: {label}. These pages change with what they describe; there is no older version to choose.
    </p>
  );
}
