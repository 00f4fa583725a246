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
 * there is pressed again afterwards, and a server that is chosen is chosen again: its address is in every sample.
 */
export function startReferenceOnIntent(document: Document): void {
  let pressed: HTMLElement | null = null;
  let chosen: { field: HTMLInputElement | HTMLSelectElement; value: string } | undefined;
  const loadAndRepeat = () => {
    load(document).then(
      () => {
        pressed?.click();
        pressed = null;
        if (!chosen) return;
        // What was remembered of an earlier visit is there by now.
        chosen.field.value = chosen.value;
        chosen.field.dispatchEvent(new Event('input', { bubbles: true }));
        chosen = undefined;
      },
      () => undefined,
    );
  };
  const choose = (field: Element | null) => {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) chosen = { field, value: field.value };
  };
  const onIntent = ({ type, target }: Event) => {
    if (isStarted || !(target instanceof HTMLElement) || !target.closest('[data-reference]')) return;
    if (type === 'click') pressed = target.closest('button');
    if (type === 'input') choose(target.closest('[data-servers] :is(input, select)'));
    loadAndRepeat();
  };
  for (const type of ['pointerover', 'focusin', 'input', 'click'])
    document.addEventListener(type, onIntent, { passive: true });
  choose(document.querySelector('[data-servers] [type=radio]:checked:not(:default)'));
  const typed = [...document.querySelectorAll<HTMLInputElement>('[data-reference] input:not([type=radio])')];
  if (chosen || typed.some(({ value, defaultValue }) => value !== defaultValue)) loadAndRepeat();
}

/** Brings a page of the reference, where the reader has just arrived, to what they chose before. */
export function updateReference(document: Document): void {
  if (!document.querySelector('[data-reference]') || !needsUpdate()) return;
  load(document).then(
    ({ revealTarget }) => revealTarget(document),
    () => undefined,
  );
}
