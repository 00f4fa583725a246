/**
 * Fade a new page's content in, so that a reader sees what has changed while the frame stays. The content is there from the
 * first frame: a view transition would hold it back for one. Full loads have none: the HTML checker refuses its rule.
 */
export function fadeIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.querySelector('main')?.animate({ opacity: [0.4, 1] }, 150);
}
