import { expect, test } from '@playwright/test';
import { site } from '../../src/site';
import { address, open } from '../site';
import { templates } from '../templates';

const navbar = 'header';

test('the navbar holds title and mark, the sections, search, GitHub and the colour mode', async ({ page }) => {
  await open(page, '/docs/welcome/');
  const bar = page.locator(navbar);
  const home = bar.getByRole('link', { name: site.shortTitle });
  await expect(home).toHaveAttribute('href', address('/'));
  await expect(home.locator('svg')).toBeVisible();
  const main = bar.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute(
    'href',
    address('/docs/welcome/'),
  );
  await expect(main.getByRole('link', { name: 'Releases' })).toHaveAttribute('href', address('/releases/'));
  await expect(main.locator('summary')).toHaveText(/APIs/);
  await expect(main.getByRole('link', { name: /^Search/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', site.github);
  await expect(main.getByRole('button', { name: /^Colour mode/ })).toBeVisible();
});

test('the navbar marks the current section, and stays in view', async ({ page }) => {
  const sections = {
    '/docs/discord/server-commands/': 'Docs',
    '/releases/tags/fcp/': 'Releases',
    '/docs/api/internal-api/get-all/': 'APIs',
  };
  for (const [path, label] of Object.entries(sections)) {
    await open(page, path);
    const current = page.locator(`${navbar} nav > [aria-current], ${navbar} summary[aria-current]`);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveText(new RegExp(`^${label}`));
    await page.mouse.wheel(0, 9999);
    await expect(current).toBeInViewport();
  }
});

test('breadcrumbs lead from the first section to the page, whose title stands above', async ({ page }) => {
  await open(page, '/docs/api/fcp-api/get-users/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['APIs', 'Flight Crew Portal API', 'Users']);
  await crumbs.getByRole('link', { name: 'Flight Crew Portal API' }).click();
  await expect(page.locator('h1')).toHaveText('Flight Crew Portal API operations');
});

test('without breadcrumbs the actions stand beside the title', async ({ page }) => {
  const middle = async (part: string) => {
    const { y, height } = (await page.locator(part).first().boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address('/releases/'));
    expect(Math.abs((await middle('h1')) - (await middle('main .dropdown summary')))).toBeLessThan(12);
    await page.goto(address('/releases/tags/'));
    expect((await middle('main .dropdown summary')) - (await middle('h1'))).toBeGreaterThan(24);
  }
});

test('previous and next follow the order of the sidebar', async ({ page }) => {
  await open(page, '/docs/welcome/');
  const order = await page
    .locator('nav[data-sidebar] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const [index, path] of order.entries()) {
    expect(new URL(page.url()).pathname).toBe(path);
    const previous = page.locator('main a[rel=prev]');
    if (index > 0) await expect(previous).toHaveAttribute('href', order[index - 1] ?? '');
    else await expect(previous).toHaveCount(0);
    const next = page.locator('main a[rel=next]');
    if (index === order.length - 1) await expect(next).toHaveCount(0);
    else {
      await next.click();
      await page.waitForURL((url) => url.pathname === order[index + 1]);
      await expect(page.locator('nav[data-sidebar] [aria-current]')).toHaveAttribute('href', order[index + 1] ?? '');
    }
  }
  expect(order.length).toBeGreaterThan(3);
});

test('a document can be edited at its source, and says when it changed where the build knows', async ({ page }) => {
  await open(page, '/docs/discord/server-commands/');
  const { url, branch } = site.repository;
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `${url}/edit/${branch}/content/docs/discord/server-commands.mdx`,
  );
  const time = page.locator('main time');
  if ((await time.count()) > 0) {
    await expect(time).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}/);
    await expect(time).toHaveText(/^\d{1,2} \w+ \d{4}$/);
  }
});

test('a page can be taken along as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/discord/server-commands/');
  await page.locator('main .dropdown summary').click();
  const source = page.getByRole('link', { name: 'View as Markdown' });
  await expect(source).toHaveAttribute('href', address('/docs/discord/server-commands/index.md'));
  const button = page.getByRole('button', { name: 'Copy page' });
  await button.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('# Server commands');
  await expect(button).toBeVisible();
});

test('the title comes first, from 390 to 1920 px, and text begins at one edge', async ({ page }) => {
  test.slow();
  const edges = new Map([390, 768, 1280, 1920].map((width) => [width, new Set<number>()]));
  for (const [template, path] of Object.entries(templates)) {
    await page.goto(address(path));
    for (const [width, lefts] of edges) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${template} at ${width} px`;
      const [title, ...others] = await page
        .locator('main :is(h1, h2, p, li, summary, input):not(.dropdown *)')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.checkVisibility())
            .map(
              (part) =>
                ({ name: part.tagName, ...part.getBoundingClientRect().toJSON() }) as DOMRect & { name: string },
            ),
        );
      expect.soft(title?.name, where).toBe('H1');
      expect.soft(Math.min(...others.map(({ top }) => top)), where).toBeGreaterThanOrEqual(title?.bottom ?? 0);
      if (template === 'home') continue;
      expect.soft((title?.top ?? 0) + (await page.evaluate(() => scrollY)), where).toBeLessThan(200);
      lefts.add(title?.left ?? 0);
    }
  }
  for (const [width, lefts] of edges) expect([...lefts], `edges at ${width} px`).toHaveLength(1);
});

test('a phone’s first screen of the home page has search, and where members begin', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address('/'));
  await expect(page.locator('main [data-search-open]')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Weather at an airport' })).toBeInViewport({ ratio: 1 });
  const art = await page.locator('.hero-art').boundingBox();
  const last = await page.getByRole('link', { name: 'Writing for this site' }).boundingBox();
  expect(art?.y).toBeGreaterThan(last?.y ?? 0);
});

test('the footer holds the groups of links and the copyright line', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(site.copyright);
  for (const { title, links } of site.footer) {
    const group = footer.getByRole('navigation', { name: title });
    await expect(group.getByRole('link')).toHaveText(links.map(({ label }) => label));
    for (const link of links)
      await expect(group.getByRole('link', { name: link.label, exact: true })).toHaveAttribute(
        'href',
        'path' in link ? address(link.path) : link.url,
      );
  }
});

for (const width of [375, 1280])
  test(`a command without a description stands in the middle of its row, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address('/docs/discord/server-commands/'));
    const apart = await page.locator('.commands > li:not(:has(.command-description))').evaluateAll((rows) =>
      rows.map((row) => {
        const [around, name] = [row, row.children[0] ?? row].map((one) => one.getBoundingClientRect());
        return Math.abs((around?.top ?? 0) + (around?.bottom ?? 0) - (name?.top ?? 0) - (name?.bottom ?? 0)) / 2;
      }),
    );
    expect(apart.length).toBeGreaterThan(0);
    expect(Math.max(...apart)).toBeLessThan(2);
  });
