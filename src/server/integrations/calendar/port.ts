// The calendar port: what a calendar that a user subscribed to says. Nothing of it is trusted.
import type { CalendarProblem } from '#contract/calendar-problems.ts'

export type CalendarSource = {
  /** An address in the form in which it is read; null for one that may not be read. */
  addressOf(typed: string): URL | null
  /** The text of a calendar. @throws CalendarProblemError */
  read(address: string): Promise<string>
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
