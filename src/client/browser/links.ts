/**
 * Return the root-relative address of a link to a page of this site; `null` for any other.
 * @param href absolute
 * @param root absolute address of the site's home, path prefix included
 */
export function pageAddress(href: string, root: string): string | null {
  if (!href.startsWith(root)) return null;
  const { pathname, search, hash } = new URL(href);
  return pathname.endsWith('/') ? pathname + search + hash : null;
}

/** Find the link around an event's target, unless it opens elsewhere or downloads. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link instanceof HTMLAnchorElement && !link.hasAttribute('download') && /^(_self)?$/.test(link.target)
    ? link
    : null;
}

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** True for a click with a key that opens a link elsewhere, or saves it. */
export const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
