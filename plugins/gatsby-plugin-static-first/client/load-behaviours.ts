/** Load the behaviours after the first paint, which they must not delay. Runs inline. @param load `import`, which bundlers would change */
export function loadBehaviours(load: (address: string | undefined) => unknown): void {
  const { behaviours } = (document.currentScript as HTMLElement).dataset;
  const start = () => load(behaviours);
  // A frame begins before its paint, so watch paints, too. If both call `start`, the second import loads nothing.
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint after a reload, or for a page that opens scrolled down.
  requestAnimationFrame(() => setTimeout(start, 100));
}
