/**
 * Load the behaviours once the page is painted, so that neither their bytes nor their work delay it. Runs inline: its script
 * element names their address. A page in the background waits until it is looked at.
 */
export function loadBehaviours(): void {
  const { behaviours: src } = (document.currentScript as HTMLElement).dataset;
  requestAnimationFrame(() =>
    setTimeout(() => document.body.append(Object.assign(document.createElement('script'), { type: 'module', src }))),
  );
}
