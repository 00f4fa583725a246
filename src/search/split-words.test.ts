import { describe, expect, it } from 'vitest';
import { squash, termsOf, wordsOf } from './split-words';

const words = (text: string) => wordsOf(text).map((word) => word.text);

describe('wordsOf', () => {
  it.each([
    ['getFBOs', ['get', 'fbos']],
    ['discord_id', ['discord', 'id']],
    ['audit-logs', ['audit', 'logs']],
    ['/users/find/{discord_id}', ['users', 'find', 'discord', 'id']],
    ['HTTPServer', ['http', 'server']],
    ['tpcCallsign', ['tpc', 'callsign']],
    ['v1.1 and 3.0.0', ['v', '1.1', 'and', '3.0.0']],
    ['C# and C++, optionC', ['c#', 'and', 'c++', 'option', 'c']],
    ['MSFS2020', ['msfs', '2020']],
    ['Café, naïve', ['cafe', 'naive']],
    ['?afk on/off', ['afk', 'on', 'off']],
    ['認', ['認']],
    ['주문 목록', ['주문', '목록']],
    ['हिन्दी में', ['हिनदी', 'में'].map((word) => word.normalize('NFKD').replace(/\p{M}/gu, ''))],
    ['Größe, Łódź, Ærø', ['grosse', 'lodz', 'aero']],
    ['', []],
    ['/ ? {}', []],
  ])('%s', (text, expected) => expect(words(text)).toEqual(expected));

  it('says where each word stands', () => {
    const text = 'a getFBOs';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['a', 'get', 'FBOs']);
  });
});

it('has names of several words as one too', () => {
  expect(termsOf('plain getFBOs /audit-logs/new')).toEqual([
    ...['plain', 'get', 'fbos', 'audit', 'logs', 'new'],
    ...['getfbos', 'auditlogs'],
  ]);
  expect(squash('GET /quiz/{id}')).toBe('getquizid');
});
