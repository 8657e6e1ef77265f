// Bounds of messages to applicants, for their form and for the server.
export const MESSAGE_LIMITS = {
  subject: 200,
  /** Characters of HTML. */
  body: 50_000,
  templateName: 80,
  /** Of one company. */
  templates: 200,
  /** How far ahead a message can be scheduled. */
  days: 90,
} as const

/** So long a message that was sent at once can be stopped. */
export const MESSAGE_UNDO_SECONDS = 15

/** Minutes that the email about a rejection can wait for. */
export const REJECTION_DELAY_MAX = 30 * 24 * 60
