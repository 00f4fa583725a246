import type * as Behaviours from './api/start';
import { read } from './storage';

let loading: Promise<typeof Behaviours> | undefined;
let isStarted = false;

/** Whether the page shows something else than the build wrote: a field that its address names, or a chosen server. */
function needsUpdate(): boolean {
  return isStarted || location.hash !== '' || read('servers') !== null;
}

async function load(document: Document): Promise<typeof Behaviours> {
  loading ??= import('./api/start');
  try {
    const behaviours = await loading;
    if (!isStarted) behaviours.startReference(document);
    isStarted = true;
    return behaviours;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * Fetches the behaviours of the API reference when the reader reaches for it. A button that is pressed before they are
 * there is pressed again afterwards.
 */
export function startReferenceOnIntent(document: Document): void {
  let pressed: HTMLElement | null = null;
  const onIntent = ({ type, target }: Event) => {
    if (isStarted || !(target instanceof HTMLElement) || !target.closest('[data-reference]')) return;
    if (type === 'click') pressed = target.closest('button');
    load(document).then(
      () => {
        pressed?.click();
        pressed = null;
      },
      () => undefined,
    );
  };
  for (const type of ['pointerover', 'focusin', 'input', 'click'])
    document.addEventListener(type, onIntent, { passive: true });
}

/** Brings a page of the reference, where the reader has just arrived, to what they chose before. */
export function updateReference(document: Document): void {
  if (!document.querySelector('[data-reference]') || !needsUpdate()) return;
  load(document).then(
    ({ revealTarget }) => revealTarget(document),
    () => undefined,
  );
}
