/** Escape text for use between script tags: no `</script>`, no `<!--`. */
export function scriptText(value: string): string {
  return value.replaceAll('<', '\\u003c');
}
