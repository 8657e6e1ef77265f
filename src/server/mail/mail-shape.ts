/** What a message says, in one language. */
export type MailMessages = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What the link says. */
  readonly action: string
  readonly ending: string
}
