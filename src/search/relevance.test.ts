import { beforeAll, describe, expect, it } from 'vitest';
import { readTestSite } from '../publish/feeds/fixtures/site';
import { searchIndex } from '../publish/search/search-records';
import { createSearch, type Search } from './search';
import type { SearchIndex } from './search-index';

const fcp = '/docs/api/fcp-api/';
const bot = '/docs/api/internal-api/';
const commands = '/docs/discord/server-commands/';
const team = '/docs/sops/tech-team/';
const github = '/docs/dev-help/github/';

/** Queries that people type, the address they mean, and the worst place it may have. */
const queries: [query: string, expected: string, place: 1 | 3][] = [
  // Operations: name, operationId in any spelling, method, path
  ['getFBOs', `${fcp}get-fbos/`, 1],
  ['getfbos', `${fcp}get-fbos/`, 1],
  ['Get FBO', `${fcp}get-fbo/`, 1],
  ['fbo', `${fcp}get-fbo/`, 3],
  ['fbos', `${fcp}get-fbos/`, 1],
  ['audit log', `${fcp}add-user-audit-log/`, 1],
  ['audit-logs', `${fcp}add-user-audit-log/`, 1],
  ['auditlog', `${fcp}add-user-audit-log/#request-body`, 1],
  ['addUserAuditLog', `${fcp}add-user-audit-log/`, 1],
  ['POST users', `${fcp}add-user/`, 1],
  ['post /users/new', `${fcp}add-user/`, 1],
  ['/users/new', `${fcp}add-user/`, 1],
  ['add user', `${fcp}add-user/`, 1],
  ['create user', `${fcp}add-user/`, 3],
  ['remove user', `${fcp}delete-user/`, 1],
  ['DELETE user', `${fcp}delete-user/`, 1],
  ['get users', `${fcp}get-users/`, 1],
  ['user details', `${fcp}get-user-details/`, 1],
  ['sectors', `${fcp}get-sectors/`, 1],
  ['GET /quiz/{id}', `${bot}get-question-by-id/`, 1],
  ['/quiz/random', `${bot}get-random/`, 1],
  ['random question', `${bot}get-random/`, 1],
  ['todays question', `${bot}find-current/`, 1],
  ["tomorrow's question", `${bot}find-next/`, 1],
  ['update question', `${bot}update-question/`, 1],
  ['patch quiz', `${bot}update-question/`, 1],
  ['quiz', bot, 3],
  ['can you tell me how i can get to the fbos', `${fcp}get-fbos/`, 3],
  ['how do I get the callsign of a user', `${fcp}get-user-callsign/`, 3],
  // Parameters, fields, models
  ['discord_id', `${fcp}get-user-details/#path.discord_id`, 3],
  ['discordid', `${fcp}get-user-details/#path.discord_id`, 3],
  ['discord_id delete', `${fcp}delete-user/#path.discord_id`, 3],
  ['icao', `${fcp}get-fbo/#path.icao`, 1],
  ['vatsim_cid', `${fcp}models/limited-user/#vatsim_cid`, 1],
  ['home airport', `${fcp}models/limited-user/#home_airport`, 1],
  ['aircraftHangar', `${fcp}models/limited-user/#aircraftHangar`, 1],
  ['hangar', `${fcp}models/limited-user/#aircraftHangar`, 1],
  ['correctAnswer', `${bot}update-question/#body.correctAnswer`, 1],
  ['submitted_by', `${fcp}add-user-audit-log/#body.submitted_by`, 1],
  ['tpcCallsign', `${fcp}get-user-callsign/#response-200.tpcCallsign`, 1],
  ['LimitedUser', `${fcp}models/limited-user/`, 1],
  // Commands
  ['metar', `${commands}#metar`, 1],
  ['/metar', `${commands}#metar`, 1],
  ['/taf', `${commands}#taf`, 1],
  ['weather', `${commands}#metar`, 1],
  ['weather forecast', `${commands}#taf`, 1],
  ['?afk', `${commands}#afk-onoff`, 1],
  ['afk', `${commands}#afk-onoff`, 1],
  ['bump wars', `${commands}#bump-wars`, 1],
  ['/vote-skip', `${commands}#vote-skip`, 1],
  ['what is vatsim', `${commands}#what-is-vatsim`, 3],
  ['charters-booking', `${commands}#charters-booking`, 1],
  ['book an aircraft', `${commands}#charters-booking`, 1],
  ['server commands', commands, 1],
  ['report someone', `${commands}#report`, 1],
  ['report somebody', `${commands}#report`, 1],
  ['mee6', `${commands}#mee6`, 1],
  // An operation's responses and credentials
  ['404', `${fcp}get-fbo/`, 3],
  ['authentication', `${fcp}flight-crew-portal-api/#authentication`, 3],
  ['bearer token', `${fcp}flight-crew-portal-api/#authentication`, 3],
  ['beta server', `${fcp}flight-crew-portal-api/#servers`, 3],
  // Documents and their sections
  ['pull request', `${github}#open-a-pull-request`, 1],
  ['reviewer', `${github}#set-a-reviewer`, 1],
  ['grafana', `${team}#grafana`, 1],
  ['interview', `${team}#interview`, 1],
  ['kubernetes', `${team}#deployment`, 3],
  ['tech team', team, 1],
  ['welcome', '/docs/welcome/', 1],
  // Releases
  ['release', '/releases/', 1],
  ['v1.1', '/releases/fcp/1.1/', 1],
  ['flight crew portal v1.0', '/releases/fcp/1.0/', 1],
  ['filament', '/releases/fcp/1.1/#for-staff', 1],
  ['dark mode', '/releases/fcp/1.1/#known-issue', 1],
  ['birthdays', '/releases/fcp/1.0/', 3],
  ['rss', '/releases/', 1],
  ['atom', '/releases/', 1],
  // Prefixes
  ['gra', `${team}#grafana`, 3],
  ['kub', `${team}#deployment`, 3],
  ['call', `${fcp}get-user-callsign/`, 3],
  ['sec', `${fcp}get-sectors/`, 1],
  // Typing errors
  ['birthdya', '/releases/fcp/1.0/', 3],
  ['metra', `${commands}#metar`, 1],
  ['calsign', `${fcp}get-user-callsign/`, 1],
  ['hangr', `${fcp}models/limited-user/#aircraftHangar`, 1],
  ['kubernets', `${team}#deployment`, 3],
  ['grafna', `${team}#grafana`, 1],
  ['leaderbord', `${commands}#leaderboard`, 1],
  ['comands', commands, 3],
  // Names of several words, written as one
  ['techteam', team, 1],
  ['bumpwars', `${commands}#bump-wars`, 1],
  // Questions in the reader's own words
  ['base url', `${fcp}flight-crew-portal-api/#servers`, 1],
  ['who is cto', `${team}#1-scope-of-responsibility`, 1],
  ['discord id', `${fcp}flight-crew-portal-api/#discord-ids`, 1],
  ['quiz question of the day', `${bot}find-current/`, 1],
  ['python', fcp, 3],
  ['go', fcp, 3],
  ['c#', fcp, 3],
  ['json', `${fcp}flight-crew-portal-api/#downloads`, 3],
  ['terms of service', `${fcp}flight-crew-portal-api/#terms-and-contact`, 3],
  ['google workspace password xyzzyplugh', `${team}#google-workspace`, 1],
  ['contact', `${team}#3-production-environment`, 1],
];

let search: Search;

beforeAll(async () => {
  const { source, pages } = await readTestSite();
  search = await createSearch(JSON.parse(String(searchIndex(pages, source).content)) as SearchIndex);
}, 60_000);

const found = (query: string, perGroup = 5) => search(query, perGroup).groups.flatMap(({ results }) => results);

describe('what people mean is found', () => {
  it.each(queries)('%s', (query, expected, place) => {
    const first = found(query, 3).slice(0, place);
    expect(first.map(({ path }) => path)).toContain(expected);
  });
});

it('finds nothing for what is not there, and for nothing', () => {
  expect(search('xyzzyplugh').groups).toEqual([]);
  expect(search('').groups).toEqual([]);
  expect(search(' /?{}').groups).toEqual([]);
  for (const query of ['rate limit', 'api rate limit', 'is there a rate limit'])
    expect(search(query).groups, query).toEqual([]);
});

it.each(['base', 'code', 'user', 'cto', 'ping', 'dad joke', 'tables', 'api', 'a', 'id'])(
  'puts the page that shows how to write pages last: %s',
  (query) => {
    const { groups } = search(query, 100);
    const isGuide = groups.map(({ results }) => results.map(({ path }) => path.startsWith('/markdown-page/')));
    expect(isGuide.flat(), 'it is found').toContain(true);
    for (const flags of [...isGuide, isGuide.map(([first]) => first)])
      expect(flags, 'nothing comes after it').toEqual([...flags].sort());
  },
);

it('says of a field where it stands', () => {
  const [field] = found('submitted_by');
  expect(field).toMatchObject({
    kind: 'field',
    title: 'submitted_by',
    context: 'Flight Crew Portal API › Add User Audit Log',
    text: 'Request body',
  });
});

it('marks the letters that were typed', () => {
  expect(search('fbo').marks.get('fbos')).toBe(3);
  expect(search('birthdya').marks.has('birthdays') || search('birthdya').marks.has('birthday')).toBe(true);
});

it('counts all results of a group, and shows no more than asked for', () => {
  const [group] = search('discord_id', 2).groups;
  expect(group?.results).toHaveLength(2);
  expect(group?.total).toBeGreaterThan(4);
});

it('keeps the results of a page together', () => {
  const pages = found('deployment', 30).map(({ path }) => path.replace(/#.*/, ''));
  const changes = pages.filter((page, index) => page !== pages[index - 1]);
  expect(changes.length).toBeLessThan(pages.length);
  for (const { results } of search('the bot', 30).groups) {
    const inGroup = results.map(({ path }) => path.replace(/#.*/, ''));
    const runs = inGroup.filter((page, index) => page !== inGroup[index - 1]);
    expect(runs).toEqual([...new Set(runs)]);
  }
});

it('puts a short word before words that begin with it, and takes a sign for a part of a name', () => {
  const places = found('go', 100).map(({ path }) => path);
  const last = places.indexOf(`${team}#google-workspace`);
  for (const path of [fcp, bot, '/docs/dev-help/discord-bot/#what-exists-today'])
    expect(places.slice(0, last), path).toContain(path);
  expect(found('c#', 100).filter(({ text }) => !text.includes('C#'))).toEqual([]);
});

it('ignores case, accents and order', () => {
  const [first] = found('LOG Áudit');
  expect(first?.path).toBe(`${fcp}add-user-audit-log/`);
});
