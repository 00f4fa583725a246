import { expect, test } from 'vitest';
import { pageAddress } from './links';

const root = 'https://docs.example.org/site/';

test.each([
  ['https://docs.example.org/site/', '/site/'],
  ['https://docs.example.org/site/docs/welcome/', '/site/docs/welcome/'],
  ['https://docs.example.org/site/releases/fcp/1.1/?from=a#fixed', '/site/releases/fcp/1.1/?from=a#fixed'],
  ['https://docs.example.org/site/docs/caf%C3%A9/', '/site/docs/caf%C3%A9/'],
])('%s is a page', (href, address) => {
  expect(pageAddress(href, root)).toBe(address);
});

test.each([
  'https://docs.example.org/site/openapi/fcp-api.yaml',
  'https://docs.example.org/site/docs/welcome.md',
  'https://docs.example.org/site/docs/welcome',
  'https://docs.example.org/other/',
  'https://docs.example.org/site-two/',
  'http://docs.example.org/site/',
  'https://elsewhere.example.org/site/docs/',
  'mailto:someone@example.org',
  'javascript:void 0',
])('%s is left to the browser', (href) => {
  expect(pageAddress(href, root)).toBeNull();
});
