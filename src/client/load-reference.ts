import { isRestored } from './frame/scroll';
import { onPageChange } from './browser/page-change';

/** Load the behaviours of the API reference with the first page that needs them. */
export function loadReference(document: Document): void {
  let isAsked = false;
  const load = () => {
    if (isAsked || !document.querySelector('[data-reference]')) return;
    isAsked = true;
    import('./reference/reference').then(
      ({ startReference }) => startReference(document, isRestored),
      () => (isAsked = false),
    );
  };
  load();
  onPageChange(load);
}
