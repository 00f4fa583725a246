import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArguments, findChromium } from '../../scripts/tests/chromium';
import { hostileSpecification, payloads } from '../openapi/fixtures/hostile';
import { readApi } from '../openapi/read/read-api';
import { indexHtml } from '../data/fixtures/api-index';
import { renderModel, renderOperation, renderOverview } from './render';

/** @param all true to add webhooks and schemas, which are made of the same parts */
async function pages(payload: string, all = true): Promise<string[]> {
  const { api, diagnostics } = await readApi({ path: 'x.json', text: hostileSpecification(payload), slug: 'x' });
  if (!api) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const bodies = [
    renderOverview(api),
    ...[...api.operations, ...(all ? api.webhooks : [])].map((operation) => renderOperation(api, operation)),
    ...(all ? Object.values(api.schemas) : []).map((shared) => renderModel(api, shared)),
  ];
  return [indexHtml(api), ...bodies.map(({ html }) => html)];
}

const executablePath = findChromium();

describe.skipIf(!executablePath)('text from a specification', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: chromiumArguments });
  });
  afterAll(() => browser.close());

  it('runs nothing in a browser, whatever it is', { timeout: 240_000 }, async () => {
    const tab = await browser.newPage();
    const requests: string[] = [];
    await tab.route('**', (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' });
    });
    await tab.goto('https://docs.example/');
    requests.length = 0;
    const wrong: string[] = [];
    for (const payload of payloads) {
      const html = await pages(payload, false);
      expect(html.length).toBe(3);
      const hits = await tab.evaluate(async (bodies) => {
        let count = 0;
        Object.assign(globalThis, { hit: () => count++ });
        for (const body of bodies) {
          // `innerHTML` runs no <script>; parsing a document does.
          const whole = document.implementation.createHTMLDocument();
          whole.body.innerHTML = body;
          count += whole.querySelectorAll(
            'script:not([type="application/json"]), style, iframe, object, embed, base, meta[http-equiv], link, form, svg:not(.icon), svg.icon :not(path), math',
          ).length;
          document.body.innerHTML = body;
          for (const element of document.body.querySelectorAll('*')) {
            for (const { name, value } of element.attributes) {
              if (
                /^on/i.test(name) ||
                (/^(?:href|src|action|formaction|xlink:href|data)$/.test(name) &&
                  /^\s*(?:javascript|vbscript|data):/i.test(value))
              )
                count++;
            }
            for (const type of ['mouseover', 'focus', 'toggle', 'load', 'error'])
              element.dispatchEvent(new Event(type));
          }
          await new Promise((resolve) => setTimeout(resolve));
        }
        return count;
      }, html);
      if (hits > 0) wrong.push(payload);
    }
    expect(wrong).toEqual([]);
    expect(requests.filter((url) => !url.startsWith('https://docs.example/'))).toEqual([]);
  });

  it('runs nothing in a document that is parsed whole', { timeout: 120_000 }, async () => {
    const tab = await browser.newPage();
    await tab.route('**', (route) => route.abort());
    for (const html of await pages(payloads.join('\n\n'))) {
      await tab.setContent(
        `<!doctype html><title>x</title><script>window.hits = 0; window.hit = () => window.hits++;</script>${html}`,
      );
      expect(await tab.evaluate('window.hits')).toBe(0);
    }
  });
});
