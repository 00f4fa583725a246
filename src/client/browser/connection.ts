declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/, absent in Firefox and Safari. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** True for a connection that can spare data which may never be used. */
export function canSpare(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
