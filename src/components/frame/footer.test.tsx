import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { site } from '../../site';
import { structuredData } from '../head/structured-data';
import { Footer } from './footer';

test('a link to a page of this site has the path prefix, and is no website of the organisation', () => {
  const { footer } = site;
  onTestFinished(() => void (site.footer = footer));
  vi.stubGlobal('__BASE_PATH__', '/site');
  const [inside, away] = [
    { label: 'Imprint', path: '/imprint/' },
    { label: 'Blog', url: 'https://blog.example/' },
  ] as const;
  site.footer = [{ title: 'More', links: [inside, away] }];
  const html = renderToStaticMarkup(<Footer />);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/site/imprint/', away.url]);
  const page = { __typename: 'Home', path: '/', breadcrumbs: [] } as unknown as Parameters<typeof structuredData>[0];
  expect(structuredData(page)['@graph']).toContainEqual(expect.objectContaining({ sameAs: [away.url] }));
});
