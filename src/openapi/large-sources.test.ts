import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../report/diagnostic';
import { readText } from './fixtures/read-fixture';
import { readApi } from './read/read-api';
import { renderOperation } from '../reference/render';

const oneLine = (paths: number) =>
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'One line API', version: '1' },
    paths: Object.fromEntries(
      Array.from({ length: paths }, (_, index) => [
        `/thing/${index}`,
        {
          get: {
            operationId: `getThing${index}`,
            description: 'x'.repeat(3500),
            responses: { 200: { description: 'OK' } },
          },
        },
      ]),
    ),
  });

describe('findings in a file of one line', () => {
  it('grow with the file, not with its square', async () => {
    const { diagnostics } = await readApi({ path: 'a.json', slug: 'a', text: oneLine(200) });
    expect(diagnostics.length).toBeGreaterThanOrEqual(200);
    expect(JSON.stringify(diagnostics).length).toBeLessThan(diagnostics.length * 2000);
  });

  it('show what is around their column', async () => {
    const { diagnostics } = await readApi({ path: 'a.json', slug: 'a', text: oneLine(3) });
    const last = diagnostics.findLast(({ message }) => message.includes('/thing/2'));
    if (!last) throw new Error('There is no finding.');
    const [, , line = '', mark = ''] = formatDiagnostic(last).split('\n');
    expect(line.length).toBeLessThan(200);
    expect(line.slice(mark.indexOf('^'))).toMatch(/^"get"/);
  });
});

describe('schemas that refer to each other', () => {
  const count = 3000;
  const schemas = (step: (index: number) => number[], required: string[] = []) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Many schemas API', version: '1' },
      paths: {},
      components: {
        schemas: Object.fromEntries(
          Array.from({ length: count }, (_, index) => [
            `S${index}`,
            {
              type: 'object',
              required,
              properties: Object.fromEntries(
                step(index).map((to, field) => [`f${field}`, { $ref: `#/components/schemas/S${to % count}` }]),
              ),
            },
          ]),
        ),
      },
    });

  it.each([
    ['in one long circle', schemas((index) => [index + 1])],
    ['in one long circle without end', schemas((index) => [index + 1], ['f0'])],
    ['in one long chain', schemas((index) => (index + 1 < count ? [index + 1] : []), ['f0'])],
    ['by six fields each', schemas((index) => [1, 2, 3, 4, 5, 6].map((field) => index * 7919 + field * 104_729))],
  ])('%s are read, each with its page', async (_, text) => {
    const { api } = await readApi({ path: 'a.json', slug: 'a', text });
    expect(Object.values(api?.schemas ?? {}).filter(({ page }) => page !== null)).toHaveLength(count);
  });
});

describe('numbers', () => {
  it.each([
    '0.92233720368547758',
    '-0.92233720368547758',
    '1.92233720368547758e3',
    '3.14159265358979323846',
    '1e30',
    '12345678901234567890',
  ])('of many digits, such as %s, are read as examples, limits and values', async (number) => {
    const { api } = await readText(`
paths:
  /a:
    post:
      requestBody: {content: {application/json: {schema: {type: object, required: [value], properties: {value: {type: number, minimum: ${number}, example: ${number}, default: ${number}}}}}}}
      responses: {'200': {description: OK, content: {application/json: {example: {value: ${number}}}}}}
`);
    const [operation] = api?.operations ?? [];
    if (!api || !operation) throw new Error('There is no operation.');
    expect(renderOperation(api, operation).html).toContain(number);
  });
});
