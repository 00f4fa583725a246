/** Content that makes a site grow. */
import { githubApi, usedComponents } from '../tests/github-api/read';

const sectionSize = 10;

/** Generate documents in sections of ten: about 500 words each, with headings, code, a table and links. */
export function generatedDocuments(count: number): Record<string, string> {
  const files: Record<string, string> = {};
  for (let index = 0; index < count; index += 1) {
    const section = Math.floor(index / sectionSize);
    const next = (index + 1) % count;
    const link = `../section-${Math.floor(next / sectionSize)}/page-${next}.mdx`;
    const paragraph = (part: number) =>
      `Paragraph ${part} of page ${index}: the checklist names each step, what to look at, and what to do when it differs. `.repeat(
        6,
      );
    files[`content/docs/section-${section}/page-${index}.mdx`] = [
      '---',
      `title: Generated page ${index}`,
      `description: Page ${index} of the measurement, with the usual parts of a document, long enough to be like one.`,
      '---',
      '',
      ...[1, 2, 3].flatMap((part) => [
        `## Part ${part}`,
        '',
        paragraph(part),
        '',
        '```ts title="flight.ts"',
        `const leg = { from: 'KPDX', to: 'KSEA', number: ${index + part} };`,
        '```',
        '',
        `| Step | What |`,
        `| ---- | ---- |`,
        `| 1 | Look |`,
        `| 2 | Act |`,
        '',
      ]),
      `Go on with [the next page](${link}).`,
      '',
    ].join('\n');
  }
  return files;
}

/** The most operations of one specification. */
const specificationSize = 1000;

/**
 * Return operations of GitHub's API, as files by path: the first specification, and copies of it under other names where that has
 * not enough. Each has the components that its operations use: others would have pages of their own.
 * @param operations the maximum number
 */
export function githubSpecifications(operations: number): Record<string, string> {
  const files: Record<string, string> = {};
  for (let left = operations, number = 1; left > 0; left -= specificationSize, number += 1)
    files[`openapi/github${number > 1 ? `-${number}` : ''}.json`] = githubSpecification(
      Math.min(left, specificationSize),
    );
  return files;
}

function githubSpecification(operations: number): string {
  const specification = JSON.parse(githubApi()) as {
    paths: Record<string, object>;
    components: Record<string, Record<string, unknown>>;
    webhooks?: object;
    'x-webhooks'?: object;
  };
  let left = operations;
  specification.paths = Object.fromEntries(
    Object.entries(specification.paths).filter(([, item]) => {
      left -= Object.keys(item).length;
      return left >= 0;
    }),
  );
  delete specification['x-webhooks'];
  const components = usedComponents(specification, specification.paths);
  return JSON.stringify({ ...specification, components }, null, 2);
}
