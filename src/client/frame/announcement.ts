import { delegate } from '../browser/delegate';
import { write } from '../browser/storage';

/** Hide the bar whose id was dismissed. Inlined in the head by its source: uses nothing from outside. */
export function showAnnouncement(dismissed: string | null, id: string): void {
  if (dismissed === id) document.documentElement.dataset.announcement = 'dismissed';
}

/** Dismiss the bar until its id changes. Focus moves from its button to the content. */
export function startAnnouncement(document: Document): void {
  delegate(document, 'click', '[data-announcement-dismiss]', ({ dataset: { announcementDismiss: id = '' } }) => {
    write('announcement', id);
    showAnnouncement(id, id);
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}
