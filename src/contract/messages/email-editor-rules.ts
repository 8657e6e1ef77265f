// Limits and fixed names of the email editor: without zod, so that its form can read them as well.
import { TEMPLATE_VARIABLES } from './template-variables.ts'

export const EMAIL_EDITOR_LIMITS = {
  /** Characters of HTML. */
  html: 300_000,
  /** Bytes of a whole message from which Gmail shows only its beginning: the editor warns. */
  clipBytes: 102_000,
  fromName: 80,
  description: 300,
  /** Minutes that the address of a preview works. */
  previewMinutes: 10,
} as const

/** The two addresses that mail leaves from, by what stands before the `@` of the installation's mail domain. */
export const MAIL_SENDERS = ['notify', 'no-reply'] as const
export type MailSender = (typeof MAIL_SENDERS)[number]

/** Where the button of a system email leads; its body holds it as the whole address of a link. */
export const ACTION_LINK = 'action_link'

/** Variables that are addresses: each stands alone in the `href` of a link. */
export const LINK_VARIABLES: readonly string[] = [ACTION_LINK, 'job_invite_link']

/** What emails of a company to applicants can name. */
export const TEAM_VARIABLES: readonly string[] = TEMPLATE_VARIABLES
