/**
 * Per API slug: the address that relative links in the texts of its specification are relative to, such as
 * `https://docs.example.com/`; `/` for this site. Without one they are shown as text. Read at build only.
 */
export const apiLinks: Partial<Record<string, string>> = {};
