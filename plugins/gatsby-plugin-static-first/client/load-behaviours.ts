/**
 * Load the behaviours once the page is painted, so that neither their bytes nor their work delay it. Runs inline: its script
 * element names their address. A page in the background waits until it is looked at.
 * @param load `import`, whose source bundlers would change
 */
export function loadBehaviours(load: (address: string | undefined) => unknown): void {
  const { behaviours } = (document.currentScript as HTMLElement).dataset;
  const start = () => load(behaviours);
  // A frame precedes its paint. Importing a second time loads nothing again.
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint after a reload, or of a page that begins further down.
  requestAnimationFrame(() => setTimeout(start, 100));
}
