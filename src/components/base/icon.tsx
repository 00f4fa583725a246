import { closeIcon, searchIcon } from '../../client/search/markup';

/** Path data of the icons in use, from Lucide (ISC license); some were redrawn with fewer points. */
const icons = {
  'arrow-up-right': 'M7 7h10v10M7 17 17 7',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-right': 'm9 18 6-6-6-6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  monitor: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m4 18h8m-4-4v4',
  moon: 'M21 12.5A9 9 0 1 1 11.5 3a6 6 0 0 0 9.5 9.5',
  'panel-left': 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m4 0v18',
  pencil: 'M21 7 7.5 20.5 2 22l1.5-5.5L17 3a2.8 2.8 0 0 1 4 4M15 5l4 4',
  search: searchIcon,
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  x: closeIcon,
} as const;

/** A decorative line drawing on Lucide's grid of 24, as large as the text next to it. */
export function Drawing({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** A decorative icon: the text next to it says the same. */
export function Icon({ name }: { name: keyof typeof icons }) {
  return <Drawing d={icons[name]} />;
}
