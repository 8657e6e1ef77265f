// The free slots of one interview, for the user who shows them and for the user who books one.
import { BOOKING_DAYS, meetsAll } from '#contract/interviews/interviews-rules.ts'

import type { Tx } from '../db/database.ts'
import { slotInterviewers } from './availability-repository.ts'
import { freeSlots, type Slot } from './free-slots.ts'
import { listInterviewers, type InterviewRow } from './interview-repository.ts'
import { endOf, type Meeting } from './interview-times.ts'

const DAY_MS = 86_400_000

type Asked = { readonly row: InterviewRow; readonly now: Date }

/**
 * From now on until the offer ends; none where one of those who all meet the candidate never said when they have time, or
 * declined: staff choose someone else first, or go ahead without them.
 */
export async function slotsOf(tx: Tx, asked: Asked): Promise<Slot[]> {
  const offer = await offerOf(tx, asked)
  return offer === null ? [] : freeSlots(offer)
}

/** The slot that begins at a moment; null where `slotsOf` has none there. */
export async function slotAt(
  tx: Tx,
  { startsAt, ...asked }: Asked & { startsAt: Date },
): Promise<Slot | null> {
  const offer = await offerOf(tx, asked)
  if (offer === null || startsAt < offer.from || startsAt > offer.to) return null
  const [slot] = freeSlots({ ...offer, from: startsAt, to: startsAt })
  return slot ?? null
}

type Planned = {
  readonly accountId: number
  readonly meeting: Meeting
  /** Who is invited, in their order. */
  readonly ids: readonly number[]
  /** The interview itself, once it is stored. */
  readonly except: string | null
  readonly now: Date
  /** Between which moments it may begin; what candidates are offered without it. */
  readonly between?: { readonly from: Date; readonly to: Date }
}

/** The slots that an invitation to these interviewers would offer. */
export async function slotsWith(tx: Tx, planned: Planned): Promise<Slot[]> {
  const offer = await offerWith(tx, planned)
  return offer === null ? [] : freeSlots(offer)
}

async function offerOf(tx: Tx, { row, now }: Asked) {
  const { accountId, interviewUuid, mode } = row
  const invited = await listInterviewers(tx, { accountId, uuids: [interviewUuid] })
  const all = invited.filter(({ leftOutAt }) => leftOutAt === null)
  const may = all.filter(({ declinedAt }) => declinedAt === null)
  if (meetsAll(mode) && may.length < all.length) return null
  const ids = may.map(({ userId }) => userId)
  return offerWith(tx, { accountId, meeting: row, ids, except: interviewUuid, now })
}

// The interviews of all days count for who of a pool has the fewest, however few moments are looked at.
async function offerWith(tx: Tx, { accountId, meeting, ids, except, now, between }: Planned) {
  const { mode, minutes, breakMinutes } = meeting
  const window = between ?? { from: now, to: new Date(now.getTime() + BOOKING_DAYS * DAY_MS) }
  const interviewers = await slotInterviewers(tx, {
    accountId,
    ids,
    from: window.from,
    to: endOf(meeting, { startsAt: window.to, count: ids.length }),
    except,
  })
  if (meetsAll(mode) && interviewers.length < ids.length) return null
  return { mode, minutes, breakMinutes, interviewers, now, ...window }
}

/** Who of a pool is free at the time of its interview, and neither conducts it nor declined; null for no one. */
export async function nextInterviewer(tx: Tx, { row, now }: Asked): Promise<number | null> {
  const { accountId, interviewUuid, mode, minutes, breakMinutes, startsAt, endsAt } = row
  if (startsAt === null || endsAt === null) return null
  const all = await listInterviewers(tx, { accountId, uuids: [interviewUuid] })
  const others = all.filter(({ isChosen, declinedAt }) => !isChosen && declinedAt === null)
  const interviewers = await slotInterviewers(tx, {
    accountId,
    ids: others.map(({ userId }) => userId),
    from: startsAt,
    to: endsAt,
    except: interviewUuid,
  })
  // Staff set times by hand as well, which are on no half hour.
  const window = { from: startsAt, to: startsAt, inStepWith: startsAt, now }
  const [slot] = freeSlots({ mode, minutes, breakMinutes, interviewers, ...window })
  return slot?.userIds[0] ?? null
}
