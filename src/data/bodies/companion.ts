/** The build's second process, as Gatsby's hooks see it; started by `scripts/gatsby/companion.mjs`. */
import { takeOver } from './hand-over';
import type { SiteSource } from '../pages/site-source';

interface Companion {
  /** Resolves when the sources are read and handed over. */
  read: Promise<void>;
  /** Resolves when the outputs are written. */
  end: Promise<void>;
  /** Tell the process to write the outputs. */
  begin: () => void;
}

const { companion } = globalThis as { companion?: Companion };

/** Return the sources that the second process read; undefined if it could not: reading them again meets the same error. */
export async function handedOver(): Promise<SiteSource | undefined> {
  if (!companion) return undefined;
  return companion.read.then(() => takeOver(process.cwd())).catch(() => undefined);
}

/** Tell the second process to write the outputs. @throws without a second process */
export function beginOutputs(): void {
  if (!companion) throw new Error('Gatsby by itself makes half of the site. Build it with `npm run build`.');
  companion.begin();
}

/** Wait until the outputs are written. @throws if they could not be */
export async function outputsWritten(): Promise<void> {
  await companion?.end;
}
