import { decode } from '../../text/decode';

/** Find the element that a hash such as `#limits` names. */
export function hashTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decode(hash.slice(1))) : null;
}
