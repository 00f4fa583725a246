import { site } from '../../site';

/** The documentation's version. `src/client/frame/docs-version.ts` stores it as the reader's choice. */
export function DocsVersion() {
  const { name, label } = site.docsVersion;
  return (
    <p data-docs-version={name}>
      Version: {label}. These pages change with what they describe; there is no older version to choose.
    </p>
  );
}
