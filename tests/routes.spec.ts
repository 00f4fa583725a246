import { expect } from '@playwright/test';
import { site } from '../src/site';
import { mainText, test } from './plain';
import { moved, routes } from './routes';
import { address, canonical, hydrated, watchProblems } from './site';
import { locations } from './sitemap';
import { templates } from './templates';

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

for (const { path, heading, title = heading } of routes) {
  test(`${path} is whole without JavaScript`, async ({ plain: page }) => {
    const response = await page.goto(address(path));
    expect(response?.status(), `status of ${path}`).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page).toHaveTitle(title === null ? site.title : `${title} ${site.titleSeparator} ${site.title}`);
    await expect(page.locator('html')).toHaveAttribute('lang', site.language);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical(path));
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', /\S.{20,}/);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:type', 'og:image', 'og:site_name'])
      await expect(page.locator(`meta[property="${property}"]`), property).toHaveCount(1);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveCount(1);
  });
}

for (const [template, path] of Object.entries({ ...templates, 'operation with a body': '/docs/api/fcp-api/add-user/' }))
  if (template !== 'search' && template !== 'not-found')
    test(`${template} shows no word with JavaScript alone, and has no problem`, async ({ shared: page, plain }) => {
      page.removeAllListeners();
      await plain.goto(address(path));
      const readable = words(await mainText(plain));
      const problems = watchProblems(page);
      await page.goto(address(path));
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('h1')).toHaveCount(1);
      const missing = [...words(await mainText(page))].filter((word) => !readable.has(word));
      expect(missing, 'words that only JavaScript shows').toEqual([]);
      expect(problems).toEqual([]);
    });

test('the sitemap has every route', async ({ request }) => {
  const xml = await (await request.get(address('/sitemap.xml'))).text();
  expect(locations(xml)).toEqual(expect.arrayContaining(routes.map(({ path }) => canonical(path))));
});

test('every page has a description of its own', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path } of routes) {
    const html = await (await request.get(address(path))).text();
    const description = /<meta[^>]*name="description"[^>]*>/.exec(html)?.[0] ?? '';
    expect(seen.get(description), `${path} has the description of another page`).toBeUndefined();
    seen.set(description, path);
  }
});

test('the home page leads to the newest release', async ({ page }) => {
  await page.goto(address('/releases/'));
  const newest = page.locator('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  const expected = [await newest.textContent(), await newest.getAttribute('href')];
  await page.goto(address('/'));
  const latest = page.getByRole('region', { name: 'Latest release' });
  const link = latest.getByRole('link');
  expect([await link.textContent(), await link.getAttribute('href')]).toEqual(expected);
  await expect(latest.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test(`${moved.from} leads to ${moved.to}`, async ({ page }) => {
      for (const form of [moved.from, moved.from.slice(0, -1)]) {
        await page.goto(address(form));
        await page.waitForURL((url) => url.pathname === address(moved.to));
        await expect(page.locator('h1')).toHaveText('Get FBOs');
      }
    });
  });
}

test('the list of releases counts what each section of a note lists, and leads to it', async ({ page }) => {
  await page.goto(address('/releases/'));
  const links = await page.locator('main article li a[href*="#"]').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      items: Number(/\((\d+)\)/.exec(link.parentElement?.textContent ?? '')?.[1]),
    })),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const { href, items } of [...links.slice(0, 3), ...links.slice(-1)]) {
    await page.goto(href);
    const listed = await page.evaluate(() => {
      let count = 0;
      const heading = document.getElementById(location.hash.slice(1));
      for (let next = heading?.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
        if (next.matches('ul, ol')) count += next.children.length;
      return count;
    });
    expect(items, href).toBe(listed);
    expect(listed, href).toBeGreaterThan(0);
  }
});
