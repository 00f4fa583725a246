import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/lib/chromium';
import { readApi } from '../openapi/read/read-api';
import { indexHtml } from '../data/bodies/api-index';
import { renderModel, renderOperation, renderOverview } from './render';

const hit = 'hit()';
/** Each calls `hit()` if the browser takes it for more than text. */
const payloads = [
  `<script>${hit}</script>`,
  `<SCRIPT >${hit}</SCRIPT >`,
  `<script src="data:text/javascript,${hit}"></script>`,
  `<scr<script>ipt>${hit}</scr</script>ipt>`,
  `<img src=x onerror=${hit}>`,
  `<img src=x:x onerror="${hit}"`,
  `<IMG """><SCRIPT>${hit}</SCRIPT>">`,
  `"><img src=x onerror=${hit}>`,
  `'><img src=x onerror=${hit}>`,
  `\`><img src=x onerror=${hit}>`,
  `</code></pre><img src=x onerror=${hit}>`,
  `</script><img src=x onerror=${hit}>`,
  `</title><svg onload=${hit}>`,
  `</textarea><svg/onload=${hit}>`,
  `</style><svg/onload=${hit}>`,
  `--><svg onload=${hit}>`,
  `<!--<img src="--><img src=x onerror=${hit}//">`,
  `<svg><script>${hit}</script></svg>`,
  `<svg><animate onbegin=${hit} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${hit}"><text x=20 y=20>x</text></a></svg>`,
  `<math href="javascript:${hit}">x</math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${hit}>`,
  `<noscript><p title="</noscript><img src=x onerror=${hit}>">`,
  `<iframe src="javascript:parent.${hit}"></iframe>`,
  `<iframe srcdoc="<script>parent.${hit}</script>"></iframe>`,
  `<object data="javascript:${hit}"></object>`,
  `<embed src="javascript:${hit}">`,
  `<form action="javascript:${hit}"><button>x</button></form>`,
  `<button formaction="javascript:${hit}" form=x>x</button>`,
  `<input onfocus=${hit} autofocus>`,
  `<details open ontoggle=${hit}>x</details>`,
  `<video><source onerror=${hit}></video>`,
  `<audio src=x onerror=${hit}></audio>`,
  `<body onload=${hit}>`,
  `<marquee onstart=${hit}>x</marquee>`,
  `<a href="javascript:${hit}">x</a>`,
  `<a href="jav&#x09;ascript:${hit}">x</a>`,
  `<a href="&#106;avascript:${hit}">x</a>`,
  `<a href=" javascript:${hit}">x</a>`,
  `<div onmouseover="${hit}" style="position:fixed;inset:0">x</div>`,
  `<custom-element onclick=${hit} onmouseover=${hit}>x</custom-element>`,
  `[x](javascript:${hit})`,
  `[x](<javascript:${hit}>)`,
  `[x](vbscript:${hit})`,
  `[x](data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGl0KCk8L3NjcmlwdD4=)`,
  `![x](x"onerror="${hit})`,
  `![x](x 'x" onerror="${hit}')`,
  `<javascript:${hit}>`,
  `[x]: javascript:${hit}\n\n[x]`,
  `\`\`\`"><img src=x onerror=${hit}>\nx\n\`\`\``,
  `> **Note**<img src=x onerror=${hit}>`,
  `<base href="javascript:/${hit}//"><a href="#x">x</a>`,
  `<meta http-equiv=refresh content="0;url=javascript:${hit}">`,
  `<link rel=stylesheet href="javascript:${hit}">`,
  `<style>@import 'javascript:${hit}';*{background:url(javascript:${hit})}</style>`,
  `{{constructor.constructor('${hit}')()}}\${${hit}}`,
  `javascript:${hit}`,
  `x' onmouseover='${hit}`,
  `x" onmouseover="${hit}`,
  `x onmouseover=${hit} y`,
];

/** Write a specification with `x` in every field for an author's text. */
function specification(x: string): string {
  const docs = { description: x, url: 'javascript:hit()' };
  const schema = {
    title: x,
    description: x,
    type: 'object',
    externalDocs: docs,
    required: [x],
    properties: {
      [x]: {
        title: x,
        description: x,
        type: 'string',
        default: x,
        examples: [x],
        pattern: x,
        enum: [x, 'other'],
        'x-enum-descriptions': [x, x],
      },
      format: { type: 'string', format: x, contentEncoding: x, contentMediaType: x, const: x },
      list: { type: 'array', items: { description: x, type: 'string', enum: [x, 'b'] } },
      choice: { oneOf: [{ title: x, properties: { [x]: { const: x } } }, { $ref: '#/components/schemas/Shared' }] },
    },
    patternProperties: { [x]: { description: x } },
    additionalProperties: { description: x },
    dependentRequired: { [x]: [x] },
  };
  const media = {
    schema,
    examples: { [x]: { summary: x, description: x, value: { [x]: x } }, other: { externalValue: 'javascript:hit()' } },
  };
  const content = {
    'application/json': media,
    'text/html': { schema: { type: 'string' }, example: x },
    'application/xml': { schema },
  };
  const parameter = (place: string, name: string) => ({
    name,
    in: place,
    description: x,
    required: place === 'path',
    schema: { type: 'string', enum: [x, 'y'] },
    example: x,
  });
  const body = {
    summary: x,
    description: x,
    externalDocs: docs,
    parameters: [parameter('query', x), parameter('header', 'X-H'), parameter('cookie', x)],
    requestBody: { description: x, content },
    responses: {
      200: {
        description: x,
        headers: { 'X-H': { description: x, schema: { type: 'string', description: x } } },
        content,
        links: {
          [`l${x.replace(/[^a-z]/g, '')}`]: { description: x, operationId: x, parameters: { [x]: x }, requestBody: x },
        },
      },
    },
  };
  return JSON.stringify({
    openapi: '3.1.1',
    info: {
      title: x,
      summary: x,
      description: x,
      version: x,
      termsOfService: 'javascript:hit()',
      contact: { name: x, url: 'javascript:hit()', email: x },
      license: { name: x, url: 'javascript:hit()' },
    },
    externalDocs: docs,
    servers: [
      {
        url: 'https://{v}.example.com',
        description: x,
        variables: { v: { default: x, enum: [x, 'b'], description: x } },
      },
      { url: 'javascript:hit()' },
    ],
    tags: [{ name: x, description: x, externalDocs: docs, 'x-displayName': x }],
    'x-tagGroups': [{ name: x, tags: [x] }],
    security: [{ key: [], oauth: [x] }, { connect: [x] }],
    paths: {
      [`/${x.replace(/[{}]/g, '')}`]: {
        post: {
          ...body,
          operationId: 'first',
          tags: [x],
          'x-codeSamples': [{ lang: x, label: x, source: x }],
          callbacks: { [x]: { [x]: { post: body } } },
        },
      },
    },
    webhooks: { [x]: { post: body } },
    components: {
      schemas: {
        Shared: { ...schema, properties: { ...schema.properties, self: { $ref: '#/components/schemas/Shared' } } },
      },
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: x, description: x },
        oauth: {
          type: 'oauth2',
          description: x,
          flows: { implicit: { authorizationUrl: 'javascript:hit()', scopes: { [x]: x } } },
        },
        connect: { type: 'openIdConnect', openIdConnectUrl: 'javascript:hit()', description: x },
      },
    },
  });
}

/** @param all true to add webhooks and schemas, which are made of the same parts */
async function pages(payload: string, all = true): Promise<string[]> {
  const { api, diagnostics } = await readApi({ path: 'x.json', text: specification(payload), slug: 'x' });
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
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
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
            'script:not([type="application/json"]), style, iframe, object, embed, base, meta[http-equiv], link, form, svg:not(.icon), math',
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
