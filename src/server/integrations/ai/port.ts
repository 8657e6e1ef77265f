// A language model that writes. Nothing that it says is trusted: callers bound and clean it.

export type WritingRequest = {
  /** What the model is for, and how it answers. */
  readonly system: string
  readonly user: string
  /** Ends it, whatever it is doing. */
  readonly signal: AbortSignal
}

export type WritingModel = {
  /** The text in parts, as they come. @throws WritingFailedError for whatever breaks on the way. */
  write(request: WritingRequest): AsyncIterable<string>
}

/** The model did not answer, broke off, or said something that is no answer. */
export class WritingFailedError extends Error {
  override name = 'WritingFailedError'
}
