/**
 * Load the behaviours once the page is painted, so that neither their bytes nor their work delay it. Runs inline: its script
 * element names their address. A page in the background waits until it is looked at.
 */
export function loadBehaviours(): void {
  const address = document.currentScript?.dataset.behaviours;
  if (!address) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = address;
      document.body.append(script);
    }),
  );
}
