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

const seeMode = (visit: Visit, mode: string, background?: string) =>
  visit.see(
    'the colour mode',
    [mode, background ?? null],
    (isKnown) => {
      const name = [...document.querySelectorAll('header [data-colour-mode-switch] [data-mode]')].find(
        (part) => part.getClientRects().length > 0,
      );
      return [
        name?.getAttribute('data-mode') ?? 'none',
        isKnown ? getComputedStyle(document.documentElement).backgroundColor : null,
      ];
    },
    background !== undefined,
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
      if (visit.isNarrow) await visit.press('[popovertarget]', 'Open the menu');
      const background = (wanted: string) =>
        visit.see('the background', wanted, () => getComputedStyle(document.documentElement).backgroundColor);
      await visit.press(button);
      await background('rgb(255, 255, 255)');
      await visit.press(button);
      await background('rgb(10, 19, 34)');
      if (!visit.isNarrow) await seeMode(visit, 'dark', 'rgb(10, 19, 34)');
      await visit.reload();
      await background('rgb(10, 19, 34)');
      await visit.open('/');
      await background('rgb(10, 19, 34)');
    },
  },
  ...(site.announcement
    ? [
        {
          name: 'the announcement stays dismissed',
          async run(visit: Visit) {
            const seeBar = (isShown: boolean) =>
              visit.see('the announcement is shown', isShown, () => {
                return (document.querySelector('aside[aria-label=Announcement]')?.getClientRects().length ?? 0) > 0;
              });
            await visit.open(start);
            await seeBar(true);
            await visit.press('[data-announcement-dismiss]');
            await seeBar(false);
            await visit.open('/');
            await seeBar(false);
          },
        },
      ]
    : []),
];
