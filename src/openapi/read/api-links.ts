/**
 * Base address of relative links in a specification's texts, by API slug: such as `https://docs.example.com/`, or `/` for
 * this site. Without one they become text. Read at build only.
 */
export const apiLinks: Partial<Record<string, string>> = {};
