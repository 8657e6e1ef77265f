// What the holders of a role are written to about. Without a schema: the screen that asks for it brings none along.

/** `application_submitted`: a user has submitted an application to a job that the holder sees. */
export const NOTIFICATION_KINDS = ['application_submitted'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
