import { expect, test } from 'vitest';
import { pageKinds, resultsText, type PageFigures, type SiteFigures } from './results';

const page = (script: number, lcp: number): PageFigures => ({
  transfer: { html: 20_000, script: script / 2, style: 0, font: 0, image: 0, other: 0, requests: 3 },
  pressed: { html: 20_000, script: script / 2, style: 0, font: 0, image: 0, other: 0, requests: 4 },
  started: { html: 20_000, script, style: 0, font: 0, image: 0, other: 0, requests: 6 },
  lighthouse: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100, fcp: 800, lcp, tbt: 10, cls: 0 },
  words: 300,
});

function site(name: string, script: number, lcp: number): SiteFigures {
  const pages = Object.fromEntries(pageKinds.map((kind) => [kind, page(script, lcp)])) as SiteFigures['pages'];
  const way = { full: 30, quarter: 90 };
  return {
    name,
    version: `${name} 1.0`,
    pages,
    next: { document: way, operation: way, index: way },
    visit: { second: 90, tenth: 80, back: 40, search: name === 'Peer' ? NaN : 300, megabytes: 9 },
    taps: name === 'Peer' ? { Search: Infinity } : { Search: 269.4, Menu: 212 },
  };
}

test("a peer's figures stand beside the site's own as multiples, and what it wins is named", () => {
  const text = resultsText([site('This site', 90_000, 900), site('Peer', 180_000, 450)], {
    runs: 5,
    chromium: '140.0',
  });
  expect(text).toContain('| JavaScript | 45.0 KB | 90.0 KB (2.00×) |');
  expect(text).toContain('| JavaScript once a link is followed | 90.0 KB | 180.0 KB (2.00×) |');
  expect(text).toContain('- home, largest contentful paint: Peer 0.45 s, this site 0.90 s.');
  expect(text).not.toContain('home, JavaScript');
  expect(text).toContain('| Search | 269 ms | none |\n| Menu | 212 ms |  |');
  expect(text).toContain('| search, from its button to the first result | 300 ms |  |');
  expect(text).not.toContain('## Build');
});

test('alone, the site is compared with nothing', () => {
  const text = resultsText([site('This site', 90_000, 900)], { runs: 5, chromium: '140.0' });
  expect(text).not.toContain('Where a peer is better');
  expect(text).toContain('| home | 100 | 100 | 100 | 100 | 10 ms |');
});
