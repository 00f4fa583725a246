import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Sidebar } from './sidebar';

it('leads to the entries that a page does not carry, without a script too', () => {
  vi.stubGlobal('__BASE_PATH__', '');
  const html = renderToStaticMarkup(
    <Sidebar
      path="/api/one/"
      sidebar={{
        id: 'api',
        label: 'API',
        items: [
          { label: 'Here', path: '/api/#here', count: 1, items: [{ label: 'One', path: '/api/one/' }] },
          { label: 'There', path: '/api/#there', count: 34, items: [] },
        ],
      }}
    />,
  );
  const text = html.replace(/<style[\s\S]*?<\/style>/g, '');
  expect(text).toMatch(/<details open="" data-category="Here">.*aria-current="page".*<details data-category="There">/);
  expect(text).toMatch(/<summary>There <small>34<\/small>.*href="\/api\/#there"[^>]*><span>All 34 in There<\/span>/);
});
