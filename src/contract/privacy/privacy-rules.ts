// What a rule of retention can be. Without a schema: the screen that asks for it brings none along.

/** The least and the most that a rule can keep an application, in days. */
export const RETENTION_DAYS = { min: 30, max: 3650 } as const
