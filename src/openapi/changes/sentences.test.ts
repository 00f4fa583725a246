import { expect, it } from 'vitest';
import { schemaRows } from './fixtures/schema-rows';
import { changesOf, sentence, withField } from './fixtures/versions';

it('says each row of the table in plain words, for requests and for responses', async () => {
  const rows = await Promise.all(
    schemaRows.map(async ({ name, before, after }) => {
      const lines = (await changesOf(withField(before), withField(after))).map(sentence);
      return [`# ${name}`, ...(lines.length > 0 ? lines : ['nothing'])].join('\n');
    }),
  );
  await expect(`${rows.join('\n\n')}\n`).toMatchFileSnapshot('fixtures/sentences.txt');
});
