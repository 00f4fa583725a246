/** How a list marks an operation's need of credentials. */
export const tokenMarks = { required: 'Token', optional: 'Token optional', none: null } as const;
