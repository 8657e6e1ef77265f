// The calendar port: what a calendar that a user subscribed to says. Nothing of it is trusted.
import type { CalendarProblem } from '#contract/interviews/calendar-problems.ts'

export type CalendarAccess = {
  readonly address: string
  /** Of a CalDAV server; null for a calendar that its address alone opens. */
  readonly login: { readonly userName: string; readonly password: string } | null
}

/** In milliseconds since 1970. */
export type CalendarWindow = { readonly from: number; readonly to: number }

export type CalendarSource = {
  /** An address in the form in which it is read; null for one that may not be read. */
  addressOf(typed: string): URL | null
  /**
   * The text of a calendar, or of one after the other; of a CalDAV server what falls into the window.
   * @throws CalendarProblemError
   */
  read(access: CalendarAccess, window: CalendarWindow): Promise<string>
}

/** Why a calendar could not be read. */
export class CalendarProblemError extends Error {
  override name = 'CalendarProblemError'
  readonly problem: CalendarProblem

  constructor(problem: CalendarProblem, options?: ErrorOptions) {
    super(`The calendar could not be read: ${problem}.`, options)
    this.problem = problem
  }
}
