import { withPrefix } from 'gatsby';
import { paths } from '../paths';
import { delegate } from './delegate';
import { canSpare } from './prefetch';

/** The dialog and what it searches in are a chunk of their own, fetched at the first sign that somebody wants them. */
const dialog = () => import(/* webpackChunkName: "search" */ '../components/search-dialog');

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Opens search in place: from its button, with `/`, and with Ctrl or Cmd and K. Where it cannot be loaded, the search page opens. */
export function startSearch(document: Document): void {
  const open = () => {
    dialog().then(
      ({ openSearch }) => openSearch(),
      () => location.assign(withPrefix(paths.search)),
    );
  };
  const prepare = () => {
    if (!canSpare(navigator.connection)) return;
    dialog().then(
      ({ prepareSearch }) => prepareSearch(),
      () => undefined,
    );
  };

  document.addEventListener('search:open', (event) => {
    event.preventDefault();
    open();
  });
  for (const intent of ['pointerover', 'focusin'] as const) delegate(document, intent, '[data-search-open]', prepare);
  document.addEventListener('keydown', (event) => {
    const shortcut =
      event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
    const slash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target);
    if (event.defaultPrevented || !(shortcut || slash)) return;
    event.preventDefault();
    open();
  });
}
