/** Attributes that let the keyboard reach, and so scroll, content wider than the screen. */
export const scrollable = { tabIndex: 0 } as const;
