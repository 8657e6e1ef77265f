// What the app tells a monitoring service, whichever it is. Without one, no one is told.

/** Counts which screens a visitor opens. It learns patterns of addresses, never an address, a title or a name. */
export type Analytics = {
  /** Visits from here on are this visitor's. */
  identify(visitor: { readonly id: string }): void
  screenShown(pattern: string): void
  /** No one visits any more: what comes next is not sent. */
  reset(): void
}

/** Hears of what went wrong, and how long screens take. */
export type ErrorReporter = {
  errorRaised(error: unknown): void
  screenTimed(given: { readonly pattern: string; readonly ms: number }): void
}

/** Hands one message over; it may be lost. */
export type Send = (message: Readonly<Record<string, unknown>>) => void

export const noAnalytics: Analytics = { identify() {}, screenShown() {}, reset() {} }
