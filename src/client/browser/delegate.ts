/**
 * Listens once, on the document, for an event of every element that matches, now or later: what React renders or
 * replaces needs no listener of its own.
 */
export function delegate<Type extends keyof DocumentEventMap>(
  document: Document,
  type: Type,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (element) handle(element, event);
  });
}
