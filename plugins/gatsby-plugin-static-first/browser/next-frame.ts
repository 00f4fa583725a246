const { requestAnimationFrame: nextFrame } = window;

/**
 * Have the router show the next page in the task in which it is there. The router waits for a frame, which is painted without
 * that page: the reader would see it one frame later.
 */
export function showWithoutFrame(): void {
  const restore = () => {
    window.requestAnimationFrame = nextFrame;
  };
  window.requestAnimationFrame = (show) => {
    restore();
    show(performance.now());
    return 0;
  };
  // The router asks in a microtask.
  setTimeout(restore);
}
