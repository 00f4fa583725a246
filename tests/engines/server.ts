/**
 * Serve the site as readers get it, at separate origins with separate storage, so that journeys do not affect each other.
 * Engines report errors to their drivers in different ways, and WebKitGTK hardly at all. So each page gets a first script,
 * from the same origin as the site's policy requires, that reports to the server at once: script errors, unhandled
 * rejections, `console.error`, files that an element could not load, and violations of the policy. The server itself sees
 * responses of 400 and more.
 */
import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listenLocally } from '../ports';

export interface Site {
  /** Return the full address of a path of the site. */
  url: (path: string) => string;
  /** Return the path of a full address, below the site's prefix, with its query and hash. */
  path: (url: string) => string;
  /** Problems so far: errors in pages, and responses of 400 and more except to visits of pages. */
  problems: string[];
  /** Paths of the requested scripts, each once. */
  scripts: Set<string>;
  /** Return how often the broken script has run. */
  struck: () => number;
  /** Resolves after half a second without a request. */
  quiet: () => Promise<void>;
  close: () => void;
}

/** Runs in pages, before everything else. */
const collector = `{
  const report = (text) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/-/problem', false);
    request.send(text);
  };
  // Firefox and WebKit report requests that a change of page cuts off as errors, those of imports too.
  let isLeaving = false;
  for (const type of ['beforeunload', 'journey:leave']) addEventListener(type, () => (isLeaving = true));
  addEventListener('error', ({ target, message, filename, lineno }) => {
    const file = target instanceof Element ? target.src || target.href : undefined;
    if (!file) report('error: ' + message + ' (' + filename + ':' + lineno + ')');
    else if (!isLeaving) report('not loaded: ' + file);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(isLeaving && /import/i.test(reason))) report('not caught: ' + reason);
  });
  addEventListener('securitypolicyviolation', (event) =>
    report('blocked: ' + event.violatedDirective + ' ' + event.blockedURI));
  const { error } = console;
  console.error = (...values) => {
    report('console: ' + values.map(String).join(' '));
    error.apply(console, values);
  };
}`;

/** Reports that it runs, then throws. */
const broken = `{
  const request = new XMLHttpRequest();
  request.open('POST', '/-/struck', false);
  request.send();
}
throw new Error('This script is broken on purpose.');`;

const inline = /(<script(?![^>]*\bsrc=)(?:\s+data-behaviours="[^"]*")?>)([^]*?)(<\/script>)/g;

/** Count the inline scripts of a page. */
export const countInline = (html: string) => [...html.matchAll(inline)].length;

/** Origins that had a site before: browsers keep the storage of its journey. */
const used = new Set<string>();

/** Listen at an origin that had no site before. Resolves with it. */
async function listen(server: Server): Promise<string> {
  for (;;) {
    const origin = await listenLocally(server);
    if (!used.has(origin)) {
      used.add(origin);
      return origin;
    }
    await new Promise((resolve) => server.close(resolve));
  }
}

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/**
 * Open the served site (SITE_ORIGIN, tests/global-setup.ts) at an origin of its own.
 * @param breaks the path of a script that throws, or the number of an inline one, counted from 0
 */
export async function openSite(breaks?: string | number): Promise<Site> {
  const { SITE_ORIGIN: siteOrigin = '', SITE_PREFIX: prefix = '' } = process.env;
  const problems: string[] = [];
  const scripts = new Set<string>();
  let struck = 0;
  let lastAsked = Date.now();
  let origin = '';

  /** Add the collector to a page, and break its script. */
  const instrument = (html: string) => {
    let index = 0;
    const damaged = html.replace(inline, (whole, start: string, _text, end: string) =>
      index++ === breaks ? start + broken + end : whole,
    );
    return damaged.replace('<head>', '<head><script src="/-/collector.js"></script>');
  };

  const note: Record<string, (text: string) => void> = {
    '/-/problem': (text) => problems.push(text.replaceAll(origin, '')),
    '/-/struck': () => struck++,
  };
  const respond = (response: ServerResponse, text: string) =>
    response
      .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(text);

  const server = createServer((asked: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method, headers } = asked;
    const path = url.replace(/[?#].*/s, '');
    const noted = note[path];
    if (noted) {
      const parts: Buffer[] = [];
      asked.on('data', (part: Buffer) => parts.push(part));
      asked.on('end', () => {
        noted(Buffer.concat(parts).toString());
        respond(response, '');
      });
      return;
    }
    if (path === '/-/collector.js') return void respond(response, collector);
    lastAsked = Date.now();
    if (path.endsWith('.js')) scripts.add(path);
    if (path === breaks) return void respond(response, broken);
    const { 'accept-encoding': _encoding, 'if-none-match': _etag, ...kept } = headers;
    const passed = forward(siteOrigin, { path: url, method, headers: kept }, (given) => {
      const status = given.statusCode ?? 500;
      if (status >= 400 && headers['sec-fetch-mode'] !== 'navigate') problems.push(`status ${status}: ${url}`);
      if (!given.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(status, given.headers);
        return void given.pipe(response);
      }
      const parts: Buffer[] = [];
      given.on('data', (part: Buffer) => parts.push(part));
      given.on('end', () => {
        const { 'content-length': _length, ...rest } = given.headers;
        // The policy contains the hashes of inline scripts.
        if (typeof breaks === 'number') delete rest['content-security-policy'];
        response.writeHead(status, rest).end(instrument(Buffer.concat(parts).toString()));
      });
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  origin = await listen(server);
  return {
    url: (path) => origin + prefix + path,
    path: (url) => url.slice(origin.length + prefix.length),
    problems,
    scripts,
    struck: () => struck,
    async quiet() {
      while (Date.now() - lastAsked < 500) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    close: () => close(server),
  };
}
