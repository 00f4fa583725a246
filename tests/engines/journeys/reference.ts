/** Behaviours of the reference: tabs, copy, own values, own JSON, servers, links to fields, the index's filter. */
import type { Journey } from '../journey';
import type { Visit } from '../visit';
import { follow } from './navigation';

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

/** See that the row of a field is marked, and in view. */
const seeRow = (visit: Visit, id: string) =>
  visit.see(
    `the row of ${id} is marked and in view`,
    [true, true],
    (name) => {
      const row = document.getElementById(name);
      const { top = -1, height = 0 } = row?.getBoundingClientRect() ?? {};
      return [row?.hasAttribute('data-target') ?? false, height > 0 && top >= 0 && top < innerHeight];
    },
    id,
  );

/** See what is said of the JSON that was typed. */
const seeResult = (visit: Visit, ...lines: string[]) =>
  visit.see('the lines of the result', lines, () =>
    [...document.querySelectorAll('.check-result :is(p, li)')].map(({ textContent }) => textContent),
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
    name: 'typed values go along to the next operation, until the form is closed',
    async run(visit) {
      const seeValues = (when: string, id: string, token: string) =>
        visit.see(`the values of id and token ${when}`, [id, token], () =>
          ['discord_id', 'token'].map((name) => {
            const labels = [...document.querySelectorAll<HTMLLabelElement>('label.typed')];
            const input = labels.find(({ textContent }) => textContent === `Your ${name}`)?.control;
            return (input as HTMLInputElement | undefined)?.value ?? 'no input';
          }),
        );
      await visit.open('/docs/api/fcp-api/get-user-details/');
      await visit.startApplication();
      await visit.press('[data-typed-values]');
      await visit.press('label.typed', 'Your token');
      await visit.type('s3cret');
      await visit.press('label.typed', 'Your discord_id');
      await visit.type('80351110224678999');
      await seeSample(visit, '80351110224678999');
      await follow(visit, new URL(visit.site.url('/docs/api/fcp-api/delete-user/')).pathname);
      await visit.seePage('/docs/api/fcp-api/delete-user/', 'Delete User');
      await seeValues('on the next page', '80351110224678999', 's3cret');
      await seeSample(visit, 'Bearer s3cret');
      await visit.press('[data-typed-values]');
      await seeSample(visit, 's3cret', false);
      await visit.press('[data-typed-values]');
      await seeValues('in a new form', '', '');
    },
  },
  {
    name: 'JSON that is typed is checked, with the place and the field of a mistake',
    async run(visit) {
      const seeMarked = (...ids: string[]) =>
        visit.see('the fields with a problem', ids, () =>
          [...document.querySelectorAll('[data-problem]')].map(({ id }) => id),
        );
      await visit.open(addUser);
      await visit.press('[data-check=body]');
      await visit.see('the cursor is in the text', 'JSON to check', () => {
        return (document.activeElement as HTMLTextAreaElement).labels[0]?.childNodes[0]?.textContent;
      });
      await visit.keys('{', 'Enter');
      await visit.type('"id": 5,}');
      await seeResult(visit, 'Line 2, column 9: Remove this comma: nothing follows it before }.');
      await visit.keys('Backspace', 'Backspace', '}');
      await seeResult(
        visit,
        '1 problem for the request body.',
        'Line 2, column 7: id must be text, and is an integer.',
      );
      await seeMarked('body.id');
      await visit.press('.check-result a', 'id');
      await seeRow(visit, 'body.id');
      await visit.startApplication();
      await visit.press('.check-place', 'Line 2, column 7');
      await visit.see('the value is selected', '5', () => {
        const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
        return value.slice(selectionStart, selectionEnd);
      });
      await visit.type('"80351110224678912"');
      await seeResult(visit, 'Valid for the request body.');
      await seeMarked();
      await visit.press('[data-check=body]');
      await visit.see('the text is there', false, () => document.querySelector('.check-json') !== null);
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
      await visit.open(`/docs/api/fcp-api/get-user-details/#response-200.aircraftHangar.icaoCode`);
      await seeRow(visit, 'response-200.aircraftHangar.icaoCode');
      await visit.press('[data-tree=close]');
      await visit.read(() => (location.hash = '#response-200.aircraftHangar.aircraftName'));
      await seeRow(visit, 'response-200.aircraftHangar.aircraftName');
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
