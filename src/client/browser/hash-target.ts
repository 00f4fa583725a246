import { decode } from '../../text/decode';

/** Find the element that a hash such as `#limits` names, and open the folds around it: what is closed has no place on the page. */
export function hashTarget(hash: string): HTMLElement | null {
  const element = hash ? document.getElementById(decode(hash.slice(1))) : null;
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  return element;
}
