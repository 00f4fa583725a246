import { onPageChange } from '../browser/page-change';
import { read, write } from '../browser/storage';

/** Store the documentation version of the current page. */
export function startDocsVersion(document: Document): void {
  const keep = () => {
    const version = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion;
    if (version && version !== read('docsVersion')) write('docsVersion', version);
  };
  keep();
  onPageChange(keep);
}
