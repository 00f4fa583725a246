/** Mark an operation's need of credentials in a list. */
export const tokenMarks = { required: 'Token', optional: 'Token optional', none: null } as const;
