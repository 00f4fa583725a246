/** Listen on the document for an event of every matching element, now or later. */
export function delegate<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (element) handle(element, event);
  });
}

/** Make an element with attributes and children; text is never taken for HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** Add a style sheet to the page. */
export function addStyles(css: string): void {
  document.head.append(element('style', {}, css));
}
