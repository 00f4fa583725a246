import { onPageChange } from '../browser/page-change';
import { read, write } from '../browser/storage';

/** Keep the version of the documentation that the reader is at. */
export function startDocsVersion(document: Document): void {
  const keep = () => {
    const version = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion;
    if (version && version !== read('docsVersion')) write('docsVersion', version);
  };
  keep();
  onPageChange(keep);
}
