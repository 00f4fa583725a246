import { trusted } from '../../client/browser/trusted';

const drawing = [
  '<svg viewBox="0 0 48 48">',
  '<circle cx="24" cy="24" r="23" fill="#0b5fb8"/>',
  '<path d="M24 4.6v2.8M24 40.6v2.8M4.6 24h2.8M40.6 24h2.8" stroke="#9cc6f2" stroke-width="2.4" stroke-linecap="round"/>',
  '<g transform="rotate(45 24 24)">',
  '<path fill="#ffb020" d="M18.8 1.6A23 23 0 0 1 29.2 1.6L24 9z"/>',
  '<path fill="#fff" d="M24 11c1.7 0 2.6 2.2 2.6 4.8v5l11.2 7.3c.5.3.8.9.8 1.5v2.1l-12-3.7v6.2l3.8 2.9v2.2L24 37.5l-6.4 1.8v-2.2l3.8-2.9V28l-12 3.7v-2.1c0-.6.3-1.2.8-1.5l11.2-7.3v-5c0-2.6.9-4.8 2.6-4.8z"/>',
  '</g>',
  '</svg>',
].join('');

const markup = { __html: trusted.createHTML(drawing) };

/** The site's mark. Decorative: the site's name follows. */
export function Mark() {
  return <span className="mark" aria-hidden="true" dangerouslySetInnerHTML={markup} />;
}
