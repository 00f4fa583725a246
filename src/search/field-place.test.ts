import { expect, it } from 'vitest';
import { fieldName, fieldPlace, nearness } from './field-place';

it.each([
  ['path.discord_id', 'discord_id', 'Path parameter'],
  ['query.limit', 'limit', 'Query parameter'],
  ['body.user.email', 'email', 'Request body › user'],
  ['body-text-xml.user', 'user', 'Request body'],
  ['response-200.data.id', 'id', 'Response 200 › data'],
  ['sectors.size', 'size', 'sectors'],
  ['size', 'size', 'Field'],
])('%s', (id, name, place) => {
  expect(fieldName(id)).toBe(name);
  expect(fieldPlace(id)).toBe(place);
});

it('puts parameters first, then bodies, then responses, the deep ones last', () => {
  const ids = ['response-200.a.b', 'body.a.b', 'response-200.a', 'body.a', 'query.a'];
  expect([...ids].sort((a, b) => nearness(b) - nearness(a))).toEqual([
    'query.a',
    'body.a',
    'body.a.b',
    'response-200.a',
    'response-200.a.b',
  ]);
});
