import { expect, it } from 'vitest';
import { readContent } from '../../content/project';
import { mostDescribed, wholePages } from './content-pages';
import { withoutDrafts } from './site-source';

/** The descriptions on the list of a site with that many documents. */
function described(count: number): string[] {
  const text = (index: number) => `---\ntitle: Page ${index}\ndescription: About ${index}.\n---\n\nText.\n`;
  const files = Array.from({ length: count }, (_, index) => [`content/docs/page-${index}.mdx`, text(index)] as const);
  const content = withoutDrafts(readContent(new Map(files)));
  const none = { apis: new Map(), earlier: new Map(), histories: new Map(), apiPages: new Map(), updated: new Map() };
  const pages = wholePages({ ...none, content });
  const { sections } = pages.find(({ type }) => type === 'DocsIndex') as unknown as {
    sections: { links: { description: string }[] }[];
  };
  return sections.flatMap(({ links }) => links.map(({ description }) => description));
}

it('lists every document, and says what each is about where that can be read', () => {
  expect(described(2).sort()).toEqual(['About 0.', 'About 1.']);
  expect(described(mostDescribed).filter(Boolean)).toHaveLength(mostDescribed);
  const many = described(mostDescribed + 1);
  expect(many).toHaveLength(mostDescribed + 1);
  expect(many.join('')).toBe('');
});
