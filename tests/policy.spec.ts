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
