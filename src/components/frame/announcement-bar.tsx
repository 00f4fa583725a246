import { site } from '../../site';
import { A } from '../base/a';
import { Icon } from '../base/icon';

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
