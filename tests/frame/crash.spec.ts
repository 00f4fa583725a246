import { expect, type Page } from '@playwright/test';
import { test, type Strike } from '../strike';
import { open } from '../site';
import { dataOf, expectPage, follow, from, ignoreViews } from '../app';

interface PostsData {
  result: { data: { page: { posts: { date: object | null }[] } } };
}

/** Make the list of releases crash: its first post has no date. */
async function breakReleases(page: Page, strike: Strike): Promise<void> {
  await ignoreViews(page);
  await strike(dataOf('/releases/'), async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as PostsData;
    const [post] = data.result.data.page.posts;
    if (post) post.date = null;
    await route.fulfill({ response, json: data });
  });
}

test('a page that crashes says so, offers to try again, and leaves the frame usable', async ({ page, strike }) => {
  await breakReleases(page, strike);
  await open(page, from);
  await follow(page, '/releases/');
  await expectPage(page, '/releases/');

  const notice = page.getByRole('alert').filter({ hasText: 'This page crashed' });
  await expect(notice.getByRole('heading', { level: 1, name: 'This page crashed' })).toBeVisible();
  await expect(notice.locator('pre')).toContainText("reading 'iso'");
  await expect(page.locator('header')).toBeVisible();
  await expect(page.locator('nav[data-sidebar=releases]')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  const again = notice.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(notice, 'it crashes again as long as the cause is there').toBeVisible();

  await page.evaluate((path) => {
    const { ___loader: loader } = window as unknown as {
      ___loader: { loadPageSync: (path: string) => { json: PostsData['result'] } };
    };
    const [post] = loader.loadPageSync(path).json.data.page.posts;
    if (post) post.date = { iso: '2025-07-31', text: '31 July 2025' };
  }, new URL(page.url()).pathname);
  await again.click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('main h1')).toHaveText('New Releases');
});

test('the next page is whole', async ({ page, strike }) => {
  await breakReleases(page, strike);
  await open(page, from);
  await follow(page, '/releases/');
  await expect(page.locator('h1')).toHaveText('This page crashed');
  await page.locator('nav[data-sidebar]').getByRole('link', { name: 'Flight Crew Portal v1.0' }).click();
  await expect(page.locator('h1')).toHaveText('Flight Crew Portal v1.0');
});
