import { Children, isValidElement, useEffect, type ReactNode } from 'react';

/** React's names of attributes where they differ from HTML's. */
const attributeNames: Record<string, string> = { httpEquiv: 'http-equiv' };

/** Attributes that identify an element of its kind: a page has one description and one canonical address. */
const identities = ['name', 'property', 'rel', 'type', 'http-equiv'];

const canonicalAddress = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

/**
 * Replace react-helmet in the browser, at a tenth of its weight (see `gatsby-node.ts`). The built page
 * already has its head; after a change of page this updates title, `meta` and `link` elements, and removes the former
 * page's structured data, which only search engines use.
 */
export function Helmet({ children }: { children?: ReactNode }) {
  useEffect(() => {
    const { head } = document;
    const described = canonicalAddress();
    const stale = new Set(head.querySelectorAll('[data-react-helmet]'));
    Children.forEach(children, (child) => {
      if (!isValidElement<Record<string, string>>(child) || typeof child.type !== 'string') return;
      if (child.type === 'title') {
        document.title = String(child.props.children);
        return;
      }
      if (child.type !== 'meta' && child.type !== 'link') return;
      const attributes = Object.entries(child.props).map(
        ([name, value]) => [attributeNames[name] ?? name, value] as const,
      );
      const identity = attributes.filter(([name]) => identities.includes(name));
      const selector = child.type + identity.map(([name, value]) => `[${name}="${value}"]`).join('');
      const element = head.querySelector(selector) ?? head.appendChild(document.createElement(child.type));
      for (const [name, value] of attributes) element.setAttribute(name, value);
      element.setAttribute('data-react-helmet', 'true');
      stale.delete(element);
    });
    for (const element of stale) if (element.matches('meta, link')) element.remove();
    if (canonicalAddress() === described) return;
    for (const element of stale) if (element.matches('script')) element.remove();
  });
  return null;
}
