/** Escape text for use in HTML: between tags, or in an attribute with double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Escape text for use between script tags: no `</script>`, no `<!--`. */
export function scriptText(value: string): string {
  return value.replaceAll('<', '\\u003c');
}
