// When a message goes out.
import { MESSAGE_LIMITS, MESSAGE_UNDO_SECONDS } from '#contract/messages/messages-rules.ts'

import { AppError } from '../http/app-error.ts'

const DAY_MS = 86_400_000

/** The clock of a device may be so slow: what it calls now is no time of the past. */
const SLOW_CLOCK_MS = 5 * 60_000

/** A message without a time can be stopped for some seconds. @throws AppError `validation_failed` too far ahead or in the past. */
export function sendTimeOf(wanted: string | undefined, at: Date): Date {
  const soonest = new Date(at.getTime() + MESSAGE_UNDO_SECONDS * 1000)
  if (wanted === undefined) return soonest
  const time = new Date(wanted)
  const ahead = time.getTime() - at.getTime()
  if (ahead < -SLOW_CLOCK_MS || ahead > MESSAGE_LIMITS.days * DAY_MS) {
    const fields = { send_at: `In the future, and at most ${MESSAGE_LIMITS.days} days ahead.` }
    throw new AppError('validation_failed', { fields })
  }
  return time > soonest ? time : soonest
}
