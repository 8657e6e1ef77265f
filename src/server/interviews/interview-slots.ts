// The free slots of one interview, for the user who shows them and for the user who books one.
import { BOOKING_DAYS } from '#contract/interview-limits.ts'

import type { Tx } from '../db/database.ts'
import { slotInterviewers } from './availability-repository.ts'
import { freeSlots, meetsAll, type Slot } from './free-slots.ts'
import { listInterviewers, type InterviewRow } from './interview-repository.ts'
import { endOf } from './interview-times.ts'

const DAY_MS = 86_400_000

/** From now on until the offer ends; none where one of those who all meet the candidate never said when they have time. */
export async function slotsOf(
  tx: Tx,
  { row, now }: { row: InterviewRow; now: Date },
): Promise<Slot[]> {
  const { accountId, interviewUuid, mode, minutes, breakMinutes } = row
  const may = await listInterviewers(tx, { accountId, uuids: [interviewUuid] })
  const window = { from: now, to: new Date(now.getTime() + BOOKING_DAYS * DAY_MS) }
  const ids = may.map(({ userId }) => userId)
  const interviewers = await slotInterviewers(tx, {
    accountId,
    ids,
    from: window.from,
    to: endOf(row, { startsAt: window.to, count: ids.length }),
    except: interviewUuid,
  })
  if (meetsAll(mode) && interviewers.length < ids.length) return []
  return freeSlots({ mode, minutes, breakMinutes, interviewers, now, ...window })
}
