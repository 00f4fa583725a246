import { expect, it } from 'vitest';
import { schemaRows } from './fixtures/schema-rows';
import { changesOf, told, withField } from './fixtures/versions';

it('says each row of the table in plain words, for requests and for answers', async () => {
  const rows = await Promise.all(
    schemaRows.map(async ({ name, before, after }) => {
      const lines = (await changesOf(withField(before), withField(after))).map(told);
      return [`# ${name}`, ...(lines.length > 0 ? lines : ['nothing'])].join('\n');
    }),
  );
  await expect(`${rows.join('\n\n')}\n`).toMatchFileSnapshot('fixtures/sentences.txt');
});
