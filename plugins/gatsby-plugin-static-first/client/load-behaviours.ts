/** Load the behaviours after the first paint, which they must not delay. Runs inline. @param load `import`, which bundlers would change */
export function loadBehaviours(load: (address: string | undefined) => unknown): void {
  const { behaviours } = (document.currentScript as HTMLElement).dataset;
  const start = () => load(behaviours);
  // Browsers report the paint, or else a frame is followed by one. If both happen, the second import loads nothing.
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint after a reload, or of a page that begins further down.
  requestAnimationFrame(() => setTimeout(start, 100));
}
