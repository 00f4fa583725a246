import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface Structured {
  text: string;
  stack: object[];
}
type Construct = (report: { details: object }, errorMap: object) => Structured;

const gatsby = createRequire(createRequire(import.meta.url).resolve('gatsby/cli.js'));
const file = createRequire(gatsby.resolve('gatsby-cli/package.json')).resolve(
  './lib/structured-errors/construct-error.js',
);

async function construct(details: object): Promise<Structured> {
  await import(new URL('errors.mjs', import.meta.url).href);
  return (gatsby(file) as { default: Construct }).default({ details }, {});
}

test('an error while a page is rendered is said with its message and its place in the sources', async () => {
  const error = new Error('No such post');
  error.stack =
    'WebpackError: No such post\n    at docs-site/src/components/frame/footer.tsx:67:20\n    at docs-site/src/a.tsx:1:2';
  expect(await construct({ id: '95313', context: { errorPath: '/docs/' }, error })).toMatchObject({
    text: 'Building static HTML failed for path "/docs/"\nNo such post\n  src/components/frame/footer.tsx:67:20',
    stack: [],
  });
});

test('a message that says it already is left as it is', async () => {
  const error = new Error('No such post');
  const { text, stack } = await construct({ id: '95314', context: { errorMessage: 'No such post at 3:4' }, error });
  expect(text).toBe('No such post at 3:4');
  expect(stack.length).toBeGreaterThan(0);
});
