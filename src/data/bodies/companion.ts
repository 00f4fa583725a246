/** The build's second process, as Gatsby's hooks see it: `scripts/gatsby/companion.mjs` starts it. */
import { takeOver } from './hand-over';
import type { SiteSource } from '../pages/site-source';

interface Companion {
  /** Resolves when the sources are read and handed over. */
  read: Promise<void>;
  /** Resolves when the outputs are written. */
  end: Promise<void>;
  /** Has the outputs written. */
  begin: () => void;
}

const { companion } = globalThis as { companion?: Companion };

/** The sources as the second process read them; undefined where it could not: who reads them then meets the same fault. */
export async function handedOver(): Promise<SiteSource | undefined> {
  if (!companion) return undefined;
  return companion.read.then(() => takeOver(process.cwd())).catch(() => undefined);
}

/** Has the second process write the outputs. @throws where there is none */
export function beginOutputs(): void {
  if (!companion) throw new Error('Gatsby alone makes half of the site. Build it with `npm run build`.');
  companion.begin();
}

/** Resolves when the outputs are written. @throws where they could not be */
export async function outputsWritten(): Promise<void> {
  await companion?.end;
}
