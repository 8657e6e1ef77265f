// The port of text messages: one to one phone. Knows nothing of who sends what and why.

export type OutgoingText = {
  /** The same for every try, so that the other side can leave out one that it has. */
  readonly messageId: string
  /** E.164, or the person's digits where they are no number of their country. */
  readonly to: string
  readonly text: string
  /** The company’s own number that it comes from, E.164; left out where the provider chooses. */
  readonly from?: string
}

export type TextMessages = {
  /**
   * Hands a message over; it is the other side's when this resolves.
   * @throws TextRefusedError when it never will be, any other error when a later try may succeed.
   */
  send(message: OutgoingText): Promise<void>
}

/** The other side does not take this message, now or later. Its text names no one. */
export class TextRefusedError extends Error {
  override name = 'TextRefusedError'
}

/** For an installation that was given no provider of text messages: says so of every message. */
export const noTextMessages: TextMessages = {
  send: () => Promise.reject(new TextRefusedError('TEXT_MESSAGES_URL is not set.')),
}
