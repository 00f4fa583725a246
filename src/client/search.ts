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

/**
 * Keeps what is typed from now on, for a field that is not there yet.
 * @param text what was typed before
 * @returns ends it, and gives what was typed
 */
function collectKeys(document: Document, text: string): () => string {
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || isTyping(event.target)) return;
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (key.length === 1) text += key;
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey, true);
  return () => {
    document.removeEventListener('keydown', onKey, true);
    return text;
  };
}

/** Opens search in place: from its button, with `/`, and with Ctrl or Cmd and K. Where it cannot be loaded, the search page opens. */
export function startSearch(document: Document): void {
  const open = (early = '') => {
    const typed = collectKeys(document, early);
    dialog().then(
      ({ openSearch }) => openSearch(typed()),
      () => {
        typed();
        location.assign(withPrefix(paths.search));
      },
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
    open(window.early?.typed);
    if (window.early) window.early.typed = '';
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
