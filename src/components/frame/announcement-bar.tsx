import { css } from '@emotion/react';
import { site } from '../../site';
import { A } from '../base/a';
import { Icon } from '../base/icon';

export const announcementStyles = () => css`
  .announcement {
    position: relative;
    display: grid;
    align-content: center;
    min-height: 3rem;
    padding: var(--space-2) 3.5rem var(--space-2) min(3.5rem, 4vw);
    background: var(--color-announcement);
    color: var(--color-announcement-text);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
    p {
      text-align: center;
    }
    /* A centred line would move as its rest arrives: it shows when what follows it is there. */
    &:not(:has(button)) p {
      visibility: hidden;
    }
    a {
      display: inline-block;
      color: var(--color-announcement-link);
      font-weight: 600;
    }
    a:focus-visible,
    button:focus-visible {
      outline-color: currentColor;
    }
    button {
      position: absolute;
      inset: calc(50% - 1rem) var(--space-3) auto auto;
      display: grid;
      place-items: center;
      width: 2rem;
      height: 2rem;
      border-radius: var(--radius-s);
    }
    button:hover {
      background: rgb(255 255 255 / 12%);
    }
    html[data-announcement='dismissed'] & {
      display: none;
    }
  }
`;

/** News above the navbar. `src/client/frame/choices.ts` stores its dismissal, which applies before the first paint. */
export function AnnouncementBar() {
  const { announcement } = site;
  if (!announcement) return null;
  const { id, text, link } = announcement;
  return (
    <aside className="announcement" aria-label="Announcement" data-no-print>
      <p>
        {text} {link && <A to={link.path}>{link.label}</A>}
      </p>
      <button type="button" data-announcement-dismiss={id} data-needs-js aria-label="Dismiss the announcement">
        <Icon name="x" />
      </button>
    </aside>
  );
}
