import { expect, test, type Page } from '@playwright/test';
import { follow, hold } from './app';
import { address, behaving, hydrated, open } from './site';

const addUser = '/docs/api/fcp-api/add-user/';
const userDetails = '/docs/api/fcp-api/get-user-details/';

const sample = (page: Page) => page.locator('[data-sample]:visible code');

test('a link to a field opens what is around it, and marks its row', async ({ page }) => {
  await page.goto(address(`${userDetails}#response-200.aircraftHangar.icaoCode`));
  const row = page.locator('[id="response-200.aircraftHangar.icaoCode"]');
  await expect(row).toHaveAttribute('data-target', '');
  await expect(row).toBeInViewport();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(row).toBeHidden();
  await page.evaluate(() => (location.hash = '#response-200.aircraftHangar.aircraftName'));
  await expect(page.locator('[id="response-200.aircraftHangar.aircraftName"]')).toHaveAttribute('data-target', '');
  await expect(row).toBeVisible();
  await expect(page.locator('[data-target]')).toHaveCount(1);
  const navbar = (await page.locator('header').first().boundingBox()) ?? { y: 0, height: 0 };
  const marked = await page.locator('[data-target]').boundingBox();
  expect(marked?.y).toBeGreaterThanOrEqual(navbar.y + navbar.height);
});

for (const javaScriptEnabled of [true, false])
  test(`a status that is no success is one line, and a link opens it, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: process.env.SITE_ORIGIN, javaScriptEnabled });
    await page.goto(address(userDetails));
    const field = page.locator('[id="response-404.detail"]');
    await expect(page.locator('[id="response-200.callsign"]')).toBeVisible();
    await expect(field).toBeHidden();
    const line = page.locator('details.response > summary', { hasText: '404' });
    expect((await line.boundingBox())?.height).toBeLessThan(60);
    await page.goto(address(`${userDetails}#response-404`));
    await expect(field).toBeVisible();
    await expect(line).toBeInViewport();
    await page.close();
  });

test('what opens all folds stands above several alone', async ({ page }) => {
  await open(page, userDetails);
  await expect(page.getByRole('button', { name: 'Expand all' })).toBeVisible();
  await open(page, addUser);
  await expect(page.locator('.contract details')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Expand all' })).toHaveCount(0);
});

test(
  'a reload, and back, leave the reader of a field’s address where they were',
  { tag: '@static-first' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, `${addUser}#response-200.aircraftHangar.icaoCode`);
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(place).toBe(300);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('[data-target]')).toHaveCount(1);
    expect(await place()).toBe(300);
    await page.evaluate(() => (location.hash = '#response-200.aircraftHangar.aircraftName'));
    await expect.poll(place).toBeGreaterThan(1000);
    await page.goBack();
    await expect.poll(place).toBe(300);

    // Sooner than the router draws, which then announces no change.
    const places = await page.evaluate(async (hash) => {
      const found: number[] = [];
      while (found.length < 20) {
        location.hash = hash;
        history.back();
        await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        await new Promise((resolve) => setTimeout(resolve, 100));
        found.push(Math.round(scrollY));
      }
      return found;
    }, '#response-200.aircraftHangar.aircraftName');
    expect(places).toEqual(Array(20).fill(300));
  },
);

test('fields open and close without JavaScript, and a link to one opens its parents', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: process.env.SITE_ORIGIN, javaScriptEnabled: false });
  await page.goto(address(addUser));
  const row = page.locator('[id="response-200.aircraftHangar.icaoCode"]');
  await expect(row).toBeVisible();
  await page.locator('summary', { hasText: 'fields in each item' }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole('button', { name: 'Collapse all' })).toBeHidden();
  await page.close();
});

const secondServer = (page: Page) => page.locator('[data-servers] [type=radio]').nth(1);

test.describe('a server', () => {
  const expectChosen = async (page: Page) => {
    await expect(secondServer(page)).toBeChecked();
    const url = await page.locator('[data-servers] li').nth(1).locator('code').first().textContent();
    await expect(page.locator('[data-server-url]').first()).toHaveText(url ?? '');
    await expect(sample(page)).toContainText(url ?? '');
  };

  test('that is chosen before the reference’s code is there is used, and remembered', async ({ page }) => {
    await open(page, addUser);
    await secondServer(page).evaluate((radio: HTMLInputElement) => radio.click());
    await expectChosen(page);
    await open(page, '/docs/api/fcp-api/get-users/');
    await expectChosen(page);
  });

  test('that is chosen before the behaviours run is used', { tag: '@static-first' }, async ({ page }) => {
    const arrive = await hold(page, /\/reference-\w+\.js/);
    await page.goto(address(addUser), { waitUntil: 'commit' });
    await secondServer(page).check();
    await arrive();
    await expectChosen(page);
  });
});

test(
  'a button that is pressed before the behaviours run does its work once they do',
  { tag: '@static-first' },
  async ({ page }) => {
    const arrive = await hold(page, /\/reference-\w+\.js/);
    await page.goto(address(addUser));
    await behaving(page);
    await page.getByRole('button', { name: 'Use your own values' }).click();
    await arrive();
    await expect(page.getByLabel('Your token')).toBeFocused();
    await page.getByLabel('Your id').fill('tango42');
    await expect(sample(page)).toContainText('tango42');
  },
);

test('samples follow what is typed, quoted, and nothing of it leaves the page or stays', async ({ page, context }) => {
  await open(page, addUser);
  const before = await sample(page).textContent();
  const requests: string[] = [];
  await page.getByRole('button', { name: 'Use your own values' }).click();
  await page.getByLabel('Your id').fill(`O'Brien $HOME`);
  page.on('request', (request) => requests.push(request.url()));
  await expect(sample(page)).toContainText(`O'\\''Brien $HOME`);
  await page.getByLabel('Your token').fill('s3cret');
  await expect(sample(page)).toContainText('Authorization: Bearer s3cret');
  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(sample(page)).toContainText(`O'Brien $HOME`);
  await expect(sample(page)).toContainText('Bearer s3cret');
  expect(requests).toEqual([]);
  const { cookies, origins } = await context.storageState();
  expect(cookies).toEqual([]);
  expect(JSON.stringify(origins)).not.toMatch(/s3cret|Brien/);
  await page.getByRole('tab', { name: 'curl' }).click();
  await page.getByRole('button', { name: 'Use your own values' }).click();
  await expect(sample(page)).toHaveText(before ?? '');
});

/** Give an operation two bodies: no operation of this site has them. */
async function withTwoBodies(page: Page): Promise<void> {
  const body = (id: string) => ({ mediaType: 'application/json', value: JSON.stringify({ id }) });
  await page.route(`**${address(addUser)}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(
        '<div class="samples">',
        '<div class="samples"><select data-bodies="" aria-label="Body"><option>Pilot</option><option>Guest</option></select>' +
          '<div class="tabs"><input type="radio" name="c" id="body-c-1" checked=""><label>Pilot</label><div>1</div>' +
          '<input type="radio" name="c" id="body-c-2"><label>Guest</label><div>2</div></div>',
      )
      .replace(/(class="request-shape">)(.*?)(?=<)/, (_, start: string, shape: string) => {
        const bodies = [
          { label: 'Pilot', ...body('P1') },
          { label: 'Guest', ...body('G1') },
        ];
        return start + JSON.stringify({ ...JSON.parse(shape), body: body('P1'), bodies });
      });
    await route.fulfill({ response, body: html });
  });
}

test('samples of every language follow the body that is chosen, in the list and in the tabs, with own values', async ({
  page,
}) => {
  await withTwoBodies(page);
  await open(page, addUser);
  const list = page.getByLabel('Body', { exact: true });
  await list.selectOption('Guest');
  await expect(sample(page)).toContainText('"id": "G1"');
  await expect(page.getByRole('tab', { name: 'Guest' })).toHaveAttribute('aria-selected', 'true');
  for (const language of ['JavaScript', 'Python', 'Go', 'C#']) {
    await page.getByRole('tab', { name: language, exact: true }).click();
    await expect(sample(page)).toContainText('G1');
    await expect(sample(page)).not.toContainText('P1');
  }
  await page.getByRole('tab', { name: 'Guest' }).press('ArrowLeft');
  await expect(sample(page)).toContainText('P1');
  await expect(list).toHaveValue('Pilot');
  await page.getByRole('button', { name: 'Use your own values' }).click();
  await page.getByLabel('Your id').fill('X1');
  await expect(sample(page)).toContainText('X1');
  await page.getByLabel('Your id').fill('');
  await list.selectOption('Guest');
  await expect(sample(page)).toContainText('G1');
  await expect(page.getByLabel('Your id')).toHaveAttribute('placeholder', 'G1');
});

test(
  'a body that is chosen before the behaviours run is the one of the samples',
  { tag: '@static-first' },
  async ({ page }) => {
    await withTwoBodies(page);
    const arrive = await hold(page, /\/reference-\w+\.js/);
    await page.goto(address(addUser));
    await page.getByLabel('Body', { exact: true }).selectOption('Guest');
    await arrive();
    await expect(sample(page)).toContainText('"id": "G1"');
  },
);

for (const width of [390, 1280])
  test(
    `what was typed goes along to the API’s other operations, and ends with the form and with the document, at ${width} px`,
    { tag: '@static-first' },
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 });
      const id = page.getByLabel('Your discord_id');
      const token = page.getByLabel('Your token');
      await open(page, userDetails);
      await page.getByRole('button', { name: 'Use your own values' }).click();
      await expect(token).toBeFocused();
      await token.fill('s3cret');
      await id.fill('80351110224678999');
      await expect(page.getByText('until you close this form or the tab')).toBeVisible();

      await follow(page, '/docs/api/fcp-api/delete-user/');
      await expect(page.locator('h1')).toHaveText('Delete User');
      await expect(id).toHaveValue('80351110224678999');
      await expect(token).toHaveValue('s3cret');
      await expect(token).not.toBeFocused();
      await expect(sample(page)).toContainText('/users/find/80351110224678999/delete');
      await expect(sample(page)).toContainText('Bearer s3cret');

      // A field of a body has the same name in another operation and another meaning, and another API another token.
      await follow(page, addUser);
      await expect(token).toHaveValue('s3cret');
      await page.getByLabel('Your id').fill('12345678901234567');
      await follow(page, '/docs/api/internal-api/update-question/');
      await expect(page.locator('h1')).toHaveText('Update Question');
      await expect(page.getByLabel('Your id')).toHaveValue('');
      await expect(token).toHaveValue('');
      await page.goBack();
      await expect(page.getByLabel('Your id')).toHaveValue('12345678901234567');

      const { cookies, origins } = await context.storageState();
      expect(cookies).toEqual([]);
      const session = await page.evaluate(() => JSON.stringify(sessionStorage));
      expect(JSON.stringify(origins) + session).not.toMatch(/s3cret|80351110224678999|12345678901234567/);

      const form = page.getByRole('button', { name: 'Use your own values' });
      await form.press('Enter');
      await expect(sample(page)).not.toContainText('s3cret');
      await form.press('Enter');
      await expect(token).toHaveValue('');
      await follow(page, userDetails);
      await expect(page.locator('h1')).toHaveText('Get User Details');
      await expect(id).toHaveValue('');

      await token.fill('s3cret');
      await open(page, '/docs/api/fcp-api/delete-user/');
      await page.getByRole('button', { name: 'Use your own values' }).click();
      await expect(token).toHaveValue('');
      await page.getByRole('button', { name: 'Use your own values' }).click();
      await follow(page, userDetails);
      await expect(page.locator('h1')).toHaveText('Get User Details');
      await expect(page.locator('.typed')).toHaveCount(0);
    },
  );

test('a value that breaks a field’s pattern is marked once it is typed, and used all the same', async ({ page }) => {
  await open(page, '/docs/api/fcp-api/add-user-audit-log/');
  await page.getByRole('button', { name: 'Use your own values' }).click();
  const id = page.getByLabel('Your discord_id');
  const marked = page.locator('.typed:has(:user-invalid)');
  await id.pressSequentially('123');
  await id.blur();
  await expect(marked).toHaveCount(1);
  await expect(sample(page)).toContainText('/users/find/123/');
  await id.fill('80351110224678912');
  await id.blur();
  await expect(marked).toHaveCount(0);
});

test('the language and the server that were chosen hold on every page, and on the next visit', async ({ page }) => {
  await open(page, addUser);
  await page.getByRole('tab', { name: 'Go', exact: true }).click();
  await page.getByRole('radio', { name: /flightcrew-beta/ }).check();
  await expect(page.locator('.endpoint')).toContainText('https://flightcrew-beta.thepilotclub.org/api/users/new');
  await expect(sample(page)).toContainText('https://flightcrew-beta.thepilotclub.org/api/users/new');
  await page.getByRole('link', { name: 'Get FBOs' }).first().click();
  await expect(page.locator('h1')).toHaveText('Get FBOs');
  await expect(sample(page)).toContainText('http.NewRequest');
  await expect(sample(page)).toContainText('https://flightcrew-beta.thepilotclub.org/api/');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Go', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(sample(page)).toContainText('https://flightcrew-beta.thepilotclub.org/api/');
  await open(page, '/docs/api/internal-api/get-random/');
  await expect(sample(page)).toContainText('https://api.thepilotclub.org/api/');
});

test('the index filters as one types, by name, path and method', async ({ page }) => {
  await open(page, '/docs/api/fcp-api/');
  const shown = page.locator('.operations li:visible');
  const all = await shown.count();
  const filter = page.getByRole('searchbox', { name: 'Filter by name, path or method' });
  await filter.fill('delete');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('Delete User');
  await expect(page.locator('[data-filter-result]')).toHaveText(/^1 of \d+ entries shown$/);
  await filter.fill('/users/new');
  await expect(shown).toContainText('Add User');
  await filter.fill('nothing like that');
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Downloads' })).toBeHidden();
  await expect(page.locator('[data-filter-result]')).toHaveText(
    /^Nothing matches “nothing like that”\. Empty the field to see all \d+ entries\.$/,
  );
  await filter.fill('');
  await expect(shown).toHaveCount(all);
});

test('what the filter leaves stays when the application starts', { tag: '@static-first' }, async ({ page }) => {
  await page.goto(address('/docs/api/fcp-api/'));
  const title = await page.locator('h1').elementHandle();
  await page.getByRole('searchbox', { name: 'Filter by' }).fill('delete');
  const shown = page.locator('.operations li:visible');
  await expect(shown).toHaveCount(1);
  await hydrated(page);
  await expect(shown).toHaveCount(1);
  await expect(page.locator('[data-filter-result]')).toHaveText(/^1 of \d+ entries shown$/);
  expect(await title?.evaluate((element) => element.isConnected), 'the application kept the page').toBe(true);
});

test('what was typed into the filter before the behaviours run counts', { tag: '@static-first' }, async ({ page }) => {
  const script = /\/reference-\w+\.js/;
  const arrive = await hold(page, script);
  const asked = page.waitForRequest(script);
  await page.goto(address('/docs/api/fcp-api/'), { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Filter by' }).fill('delete');
  await asked;
  await arrive();
  await expect(page.locator('.operations li:visible')).toHaveCount(1);
});

test('on a phone own values are typed in view of the sample, at a size that fingers and eyes can use', async ({
  browser,
}) => {
  const size = { width: 390, height: 700 };
  const page = await browser.newPage({ baseURL: process.env.SITE_ORIGIN, viewport: size, hasTouch: true });
  await open(page, '/docs/api/internal-api/update-question/');
  await page.getByRole('button', { name: 'Use your own values' }).tap();
  const inputs = page.locator('.typed-list input');
  await expect(inputs.first()).toBeFocused();
  const count = await inputs.count();
  expect(count).toBeGreaterThan(5);
  for (let index = 0; index < count; index++) {
    await inputs.nth(index).focus();
    const seen = () =>
      inputs.nth(index).evaluate((input) => {
        const shows = (element: Element | null | undefined) => {
          const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          const top = document.elementFromPoint(x + Math.min(width, 40) / 2, y + height / 2);
          return top !== null && Boolean(element?.contains(top));
        };
        const label = input.closest('label')?.querySelector('span');
        const sample = [...document.querySelectorAll('.samples pre')].find((one) => one.getClientRects().length > 0);
        return [shows(input), shows(label), shows(sample)];
      });
    await expect.poll(seen, `input ${index}, its label and the sample`).toEqual([true, true, true]);
  }
  const { fontSize, height } = await inputs.first().evaluate((input) => ({
    fontSize: parseFloat(getComputedStyle(input).fontSize),
    height: input.getBoundingClientRect().height,
  }));
  expect(fontSize).toBeGreaterThanOrEqual(16);
  expect(height).toBeGreaterThanOrEqual(44);
  await page.close();
});

test('an API’s address and credential are on the first screen, beside its introduction', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/docs/api/fcp-api/flight-crew-portal-api/');
  const introduction = await page.locator('.api-overview .text').first().boundingBox();
  for (const part of ['.servers', '#scheme-APIKey']) {
    const box = await page.locator(part).boundingBox();
    expect(box?.x, part).toBeGreaterThan((introduction?.x ?? 0) + (introduction?.width ?? 0));
    expect((box?.y ?? 800) + (box?.height ?? 0), part).toBeLessThan(800);
  }
});

test('limits stand on the line of a field’s name, above its description', async ({ page }) => {
  await open(page, '/docs/api/internal-api/update-question/');
  const row = page.locator('[id="body.question"]');
  const [name, rules, text] = await Promise.all(
    ['.field-head', '.rules', '.text'].map((part) => row.locator(part).first().boundingBox()),
  );
  expect(rules?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0) - 1);
  expect(Math.abs((rules?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(4);
  expect(text?.y).toBeGreaterThan(name?.y ?? 0);
});

test('parameters are on the first screen, and where responses begin', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/docs/api/fcp-api/get-user-details/');
  for (const part of ['[id="path.discord_id"]', '#responses']) {
    const box = await page.locator(part).boundingBox();
    expect(Math.round((box?.y ?? 900) + (box?.height ?? 0)), part).toBeLessThan(900);
  }
});
