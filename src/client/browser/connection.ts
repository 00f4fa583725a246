declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/, absent in Firefox and Safari. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** True where the reader's connection can spare what may never be read. */
export function canSpare(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
