// When a message goes out.
import { MESSAGE_LIMITS, MESSAGE_UNDO_SECONDS } from '#contract/messages/messages-rules.ts'

import { AppError } from '../http/app-error.ts'

const DAY_MS = 86_400_000

/** What is sent at once can be stopped for some seconds. @throws AppError `validation_failed` too far ahead. */
export function sendTimeOf(wanted: string | undefined, at: Date): Date {
  const soonest = new Date(at.getTime() + MESSAGE_UNDO_SECONDS * 1000)
  if (wanted === undefined) return soonest
  const time = new Date(wanted)
  if (time.getTime() - at.getTime() > MESSAGE_LIMITS.days * DAY_MS) {
    const fields = { send_at: `At most ${MESSAGE_LIMITS.days} days ahead.` }
    throw new AppError('validation_failed', { fields })
  }
  return time > soonest ? time : soonest
}
