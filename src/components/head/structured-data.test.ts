import { describe, expect, it } from 'vitest';
import { structuredData, type DescribedPage } from './structured-data';

const absolute = (path: string) => `https://docs.example.org${path}`;

const post: DescribedPage = {
  kind: 'post',
  path: '/releases/fcp/1.1/',
  title: 'Flight Crew Portal v1.1',
  description: 'New pages.',
  breadcrumbs: [{ label: 'Releases', path: '/releases/' }, { label: 'No page of its own' }],
  published: '2025-07-31',
  modified: '2025-08-01T00:00:00Z',
  authors: [{ name: 'Tech Team', url: 'https://github.com/example' }],
};

function graphOf(page: DescribedPage): Record<string, unknown>[] {
  return structuredData(page, absolute)['@graph'] as unknown as Record<string, unknown>[];
}
const ofType = (page: DescribedPage, type: string) => graphOf(page).find((node) => node['@type'] === type);

describe('structured data', () => {
  it('counts breadcrumbs that have a page from 1, the page itself last', () => {
    expect(ofType(post, 'BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Releases', item: 'https://docs.example.org/releases/' },
      { '@type': 'ListItem', position: 2, name: post.title },
    ]);
  });

  it('describes a post', () => {
    expect(ofType(post, 'BlogPosting')).toMatchObject({
      headline: post.title,
      datePublished: '2025-07-31',
      dateModified: '2025-08-01T00:00:00Z',
      image: 'https://docs.example.org/social/releases/fcp/1.1.png',
      author: [{ '@type': 'Organization', name: 'Tech Team', url: 'https://github.com/example' }],
    });
  });

  it('describes the organisation on the home page, under the id that other pages refer to', () => {
    const home = { ...post, kind: 'home' as const, path: '/' };
    expect(ofType(home, 'Organization')).toMatchObject({ '@id': 'https://docs.example.org/#organization' });
    expect(ofType(home, 'WebSite')).toMatchObject({ publisher: { '@id': 'https://docs.example.org/#organization' } });
    expect(ofType(post, 'BlogPosting')).toMatchObject({
      publisher: { '@id': 'https://docs.example.org/#organization' },
    });
  });

  it('holds nothing but values of JSON', () => {
    for (const kind of ['home', 'post', 'article', 'list'] as const) {
      const data = structuredData({ ...post, kind, modified: undefined }, absolute);
      expect(JSON.parse(JSON.stringify(data))).toStrictEqual(data);
    }
  });
});
