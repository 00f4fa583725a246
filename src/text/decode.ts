/** A percent-encoded text as readers see it; as it is, where it isn't well formed. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
