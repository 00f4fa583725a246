import { describe, expect, it } from 'vitest';
import { site } from '../../site';
import { structuredData, type PageData } from './structured-data';

const post: PageData = {
  __typename: 'Post',
  path: '/releases/fcp/1.1/',
  title: 'Flight Crew Portal v1.1',
  description: 'New pages.',
  breadcrumbs: [
    { label: 'Releases', path: '/releases/' },
    { label: 'No page of its own', path: null },
  ],
  date: { iso: '2025-07-31' },
  lastUpdated: { iso: '2025-08-01T00:00:00Z', text: '1 August 2025' },
  authors: [{ name: 'Tech Team', url: 'https://github.com/example' }],
  section: 'releases',
  headings: [],
  sidebar: null,
  previous: null,
  next: null,
  downloads: [],
  editUrl: null,
};

function graphOf(page: PageData): Record<string, unknown>[] {
  return structuredData(page)['@graph'] as unknown as Record<string, unknown>[];
}
const ofType = (page: PageData, type: string) => graphOf(page).find((node) => node['@type'] === type);

describe('structured data', () => {
  it('counts breadcrumbs that have a page from 1, the page itself last', () => {
    expect(ofType(post, 'BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Releases', item: `${site.url}/releases/` },
      { '@type': 'ListItem', position: 2, name: post.title },
    ]);
  });

  it('describes a post', () => {
    expect(ofType(post, 'BlogPosting')).toMatchObject({
      headline: post.title,
      datePublished: '2025-07-31',
      dateModified: '2025-08-01T00:00:00Z',
      image: `${site.url}/social.png`,
      author: [{ '@type': 'Organization', name: 'Tech Team', url: 'https://github.com/example' }],
    });
  });

  it('describes the organisation on the home page, under the id that other pages refer to', () => {
    const home = { ...post, __typename: 'Home' as const, path: '/' };
    expect(ofType(home, 'Organization')).toMatchObject({ '@id': `${site.url}/#organization` });
    expect(ofType(home, 'WebSite')).toMatchObject({ publisher: { '@id': `${site.url}/#organization` } });
    expect(ofType(post, 'BlogPosting')).toMatchObject({
      publisher: { '@id': `${site.url}/#organization` },
    });
  });

  it('holds nothing but values of JSON', () => {
    for (const type of ['Home', 'Post', 'Doc', 'Tag'] as const) {
      const data = structuredData({ ...post, __typename: type, lastUpdated: null });
      expect(JSON.parse(JSON.stringify(data))).toStrictEqual(data);
    }
  });
});
