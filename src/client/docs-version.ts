import { read, write } from './storage';

/** Keeps the version of the documentation that the reader is at. To be called after each route change. */
export function keepDocsVersion(document: Document): void {
  const version = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion;
  if (version && version !== read('docsVersion')) write('docsVersion', version);
}
