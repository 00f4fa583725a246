/** Behaviours of the reference: tabs, copy, own values, servers, links to fields, the index's filter. */
import type { Journey } from '../journey';
import type { Visit } from '../visit';

const addUser = '/docs/api/fcp-api/add-user/';

const seeSample = (visit: Visit, part: string, isThere = true) =>
  visit.see(
    `the shown sample has ${part}`,
    isThere,
    (text) =>
      [...document.querySelectorAll('[data-sample] code')].some(
        (code) => code.getClientRects().length > 0 && code.textContent.includes(text),
      ),
    part,
  );

export const reference: Journey[] = [
  {
    name: 'tabs change by hand and by keys, and the choice holds on the next page',
    async run(visit) {
      await visit.open(addUser);
      await seeSample(visit, 'curl');
      await visit.press('.samples [role=tab]', 'Python');
      await seeSample(visit, 'import requests');
      await visit.keys('ArrowRight');
      await seeSample(visit, 'package main');
      await visit.open('/docs/api/fcp-api/get-users/');
      await seeSample(visit, 'package main');
    },
  },
  {
    name: 'copy says that it has copied',
    async run(visit) {
      await visit.open('/docs/discord/server-commands/');
      await visit.press('[data-copy], .copy', 'Copy /metar');
      await visit.see('a button says so', 'Copied', () => {
        return document.querySelector('[data-copied]')?.getAttribute('aria-label');
      });
    },
  },
  {
    name: 'samples take the reader’s own values',
    async run(visit) {
      await visit.open(addUser);
      await visit.press('[data-typed-values]');
      await visit.press('label', 'Your id');
      await visit.type('tango42');
      await seeSample(visit, 'tango42');
      await visit.press('[data-typed-values]');
      await seeSample(visit, 'tango42', false);
    },
  },
  {
    name: 'a server that is chosen is in address and sample, and on the next page',
    async run(visit) {
      const beta = 'https://flightcrew-beta.thepilotclub.org/api';
      const seeServer = async (when: string) => {
        await visit.see(
          `the server in the address, ${when}`,
          beta,
          () => document.querySelector('[data-server-url]')?.textContent,
        );
        await seeSample(visit, beta);
      };
      await visit.open(addUser);
      await visit.press('[data-servers] li:nth-child(2) label, [data-servers] li:nth-child(2) [type=radio]');
      await seeServer('after the press');
      await visit.open('/docs/api/fcp-api/get-users/');
      await seeServer('on the next page');
    },
  },
  {
    name: 'a link to a field opens its parents',
    async run(visit) {
      const seeRow = (name: string) =>
        visit.see(
          `the row of ${name} is marked and in view`,
          [true, true],
          (id) => {
            const row = document.getElementById(id);
            const { top = -1, height = 0 } = row?.getBoundingClientRect() ?? {};
            return [row?.hasAttribute('data-target') ?? false, height > 0 && top >= 0 && top < innerHeight];
          },
          name,
        );
      await visit.open(`/docs/api/fcp-api/get-user-details/#response-200.aircraftHangar.icaoCode`);
      await seeRow('response-200.aircraftHangar.icaoCode');
      await visit.press('[data-tree=close]');
      await visit.read(() => (location.hash = '#response-200.aircraftHangar.aircraftName'));
      await seeRow('response-200.aircraftHangar.aircraftName');
    },
  },
  {
    name: 'the index filters as one types',
    async run(visit) {
      const shown = () =>
        [...document.querySelectorAll('.operations li')].filter((entry) => entry.getClientRects().length > 0).length;
      await visit.open('/docs/api/fcp-api/');
      const all = await visit.read(shown);
      await visit.press('[data-filter]');
      await visit.type('delete');
      await visit.see('entries shown', 1, shown);
      await visit.keys(...Array<string>(6).fill('Backspace'));
      await visit.see('entries shown', all, shown);
    },
  },
];
