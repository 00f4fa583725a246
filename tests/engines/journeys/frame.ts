/** Menu, dropdown, sidebar, colour mode, announcement. */
import { site } from '../../../src/site';
import type { Journey } from '../journey';
import type { Visit } from '../visit';

const start = '/docs/discord/server-commands/';

const seeMenu = (visit: Visit, isOpen: boolean) =>
  visit.see('the menu is in view', isOpen, () => {
    const menu = document.querySelector('[data-menu]');
    const { right = 0, width = 0 } = menu?.getBoundingClientRect() ?? {};
    return width > 100 && right > 100;
  });

const seeCategory = (visit: Visit, label: string, isOpen: boolean) =>
  visit.see(
    `the category ${label} is open`,
    isOpen,
    (name) => document.querySelector<HTMLDetailsElement>(`details[data-category="${name}"]`)?.open ?? false,
    label,
  );

const seeDropdown = (visit: Visit, isOpen: boolean) =>
  visit.see('the dropdown shows its links', isOpen, () => {
    const link = document.querySelector('[data-dropdown] li:last-child a');
    const { height = 0, left = 0, top = 0 } = link?.getBoundingClientRect() ?? {};
    return height > 0 && document.elementFromPoint(left + 5, top + height / 2) === link;
  });

const seeSidebar = (visit: Visit, isShown: boolean) =>
  visit.see('the sidebar is shown', isShown, () => {
    return (document.querySelector('nav[data-sidebar]')?.getBoundingClientRect().width ?? 0) > 100;
  });

/** See the mode that the switch names, and the page's background. */
const seeMode = (visit: Visit, when: string, mode: string | null, background: string) =>
  visit.see(
    `the colour mode ${when}`,
    [mode, background],
    (isNamed) => {
      const names = [...document.querySelectorAll<HTMLElement>('[data-colour-mode-switch] [data-mode]')];
      const shown = names.find((name) => name.getClientRects().length > 0)?.dataset.mode;
      return [isNamed ? (shown ?? 'none') : null, getComputedStyle(document.documentElement).backgroundColor];
    },
    mode !== null,
  );

export const frame: Journey[] = [
  {
    name: 'the menu opens, leads on, and closes',
    at: 'narrow',
    async run(visit) {
      await visit.open(start);
      await visit.press('[popovertarget]', 'Open the menu');
      await seeMenu(visit, true);
      await visit.see(
        'what is behind it is inert',
        true,
        () => document.querySelector('main')?.closest('[inert]') != null,
      );
      await visit.keys('Escape');
      await seeMenu(visit, false);
      await visit.see('what was behind it is not', false, () => document.querySelector('[inert]') !== null);
      await visit.press('[popovertarget]', 'Open the menu');
      await seeMenu(visit, true);
      await visit.press('[popovertarget]', 'Close the menu');
      await seeMenu(visit, false);
      await visit.press('[popovertarget]', 'Open the menu');
      await visit.press('[data-menu] a', 'Releases');
      await visit.seePage('/releases/', 'New Releases');
      await seeMenu(visit, false);
    },
  },
  {
    name: 'the dropdown opens and closes, by pointing, click and keys',
    at: 'wide',
    async run(visit) {
      await visit.open(start);
      await visit.startApplication();
      await seeDropdown(visit, false);
      await visit.hover('[data-dropdown] summary');
      await seeDropdown(visit, true);
      await visit.hover('main h1');
      await seeDropdown(visit, false);
      await visit.read(() => document.querySelector<HTMLElement>('[data-dropdown] summary')?.focus());
      await visit.keys('Enter');
      await seeDropdown(visit, true);
      await visit.keys('Escape');
      await seeDropdown(visit, false);
      await visit.press('[data-dropdown] summary');
      await seeDropdown(visit, true);
      await visit.press('[data-dropdown] a', 'Discord Bot API');
      await visit.seePage('/docs/api/internal-api/', 'Discord Bot API operations');
      await seeDropdown(visit, false);
    },
  },
  {
    name: 'the sidebar hides, which is remembered, and its categories open one at a time',
    at: 'wide',
    async run(visit) {
      await visit.open(start);
      await seeCategory(visit, 'Discord', true);
      await visit.press('details[data-category="Procedures"] > summary');
      await seeCategory(visit, 'Procedures', true);
      await seeCategory(visit, 'Discord', false);
      await visit.press('[data-sidebar-hide]');
      await seeSidebar(visit, false);
      await visit.reload();
      await seeSidebar(visit, false);
      await visit.press('[data-sidebar-show]');
      await seeSidebar(visit, true);
      await seeCategory(visit, 'Discord', true);
    },
  },
  {
    name: 'the colour mode changes, and is remembered',
    async run(visit) {
      await visit.open(start);
      const button = visit.isNarrow ? '[data-menu] [data-colour-mode-switch]' : 'header [data-colour-mode-switch]';
      const night = 'rgb(10, 19, 34)';
      if (visit.isNarrow) await visit.press('[popovertarget]', 'Open the menu');
      await visit.press(button);
      await seeMode(visit, 'after one press', 'light', 'rgb(255, 255, 255)');
      await visit.press(button);
      await seeMode(visit, 'after two', 'dark', night);
      await visit.reload();
      await seeMode(visit, 'after a reload', null, night);
      await visit.open('/');
      await seeMode(visit, 'on another page', null, night);
    },
  },
  ...(site.announcement
    ? [
        {
          name: 'the announcement stays dismissed',
          async run(visit: Visit) {
            const seeBar = (when: string, isShown: boolean) =>
              visit.see(`the announcement is shown ${when}`, isShown, () => {
                return (document.querySelector('aside[aria-label=Announcement]')?.getClientRects().length ?? 0) > 0;
              });
            await visit.open(start);
            await seeBar('at first', true);
            await visit.press('[data-announcement-dismiss]');
            await seeBar('after the press', false);
            await visit.open('/');
            await seeBar('on the next page', false);
          },
        },
      ]
    : []),
];
