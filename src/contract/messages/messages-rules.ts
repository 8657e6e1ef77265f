// The limits, states and list orders of messages: without zod, so that forms can read them as well.

// Bounds of messages to applicants, for their form and for the server.
export const MESSAGE_LIMITS = {
  subject: 200,
  /** Characters of HTML. */
  body: 50_000,
  /** Characters of a text message, with its variables: three to four parts of a telephone network. */
  textBody: 480,
  /** Characters of a text template: a recruiter may shorten it to a message. */
  textTemplate: 1000,
  templateName: 80,
  /** Of one company. */
  templates: 200,
  /** How far ahead a message can be scheduled. */
  days: 90,
} as const

/** Bounds of the files that go with an email to applicants. Mail servers take messages of about twice as much. */
export const ATTACHMENT_LIMITS = {
  files: 5,
  /** Bytes of all of them. */
  bytes: 10 * 1024 * 1024,
} as const

/**
 * What an email template is for. A dialog offers those that fit what it does: a rejection never begins with an
 * invitation. `general` fits every occasion.
 */
export const TEMPLATE_PURPOSES = [
  'general',
  'invitation',
  'reminder',
  'information',
  'rejection',
] as const
export type TemplatePurpose = (typeof TEMPLATE_PURPOSES)[number]

/** So long a message that was sent at once can be stopped. */
export const MESSAGE_UNDO_SECONDS = 15

/** Minutes that the email about a decision can wait for. */
export const DECISION_DELAY_MAX = 30 * 24 * 60

/** Bounds of what applicants answer by email. */
export const REPLY_LIMITS = {
  /** Of a whole email with its files, as it arrives: two files of the largest size are half as large again there. */
  mailBytes: 30 * 1024 * 1024,
  /** Characters of its text, and of the earlier messages that it quotes. */
  text: 50_000,
  /** How many files of one answer are stored. */
  files: 10,
  /** Of one person to one company in a day: what comes on top was written by a machine. */
  perDay: 100,
} as const

/** Why a file of an answer is not stored: another format or nothing in it, too large, or more files than are taken. */
export const REPLY_FILE_PROBLEMS = ['format', 'size', 'number'] as const

// What the writing help of the editor can be asked for. Without a schema: the editor brings none along.

/** `generate` writes from a prompt; the others change a text. */
export const WRITING_COMMANDS = ['generate', 'shorten', 'lengthen', 'rephrase', 'fix'] as const
export type WritingCommand = (typeof WRITING_COMMANDS)[number]

/** Characters of a prompt, of the HTML that is changed, and of what comes back. */
export const WRITING_LIMITS = { prompt: 1000, text: 20_000, result: 40_000 } as const
