// Example requests and rows of calendars that interviewers subscribe to.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { interviewerCalendar } from '#server/db/schema/interviewer-calendar.ts'
import { jobTeam } from '#server/db/schema/requisition.ts'

import { buildMember } from '../builders.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const calendarExamples: SliceExamples = {
  bodies: {
    addMyCalendar: () => ({ address: `https://calendar.example/${randomUUID()}.ics` }),
    inviteToSyncCalendar: async (needs) => ({ user_id: await teamUserOf(needs) }),
  },
  params: {
    refreshMyCalendar: (needs) => newCalendar(needs),
    removeMyCalendar: (needs) => newCalendar(needs),
    restoreMyCalendar: (needs) => newCalendar(needs, { isRemoved: true }),
  },
  rows: ({ accountId, userId, attemptId }) => [
    sql`insert into interviewer_calendar (account_id, calendar_id, user_id, sealed_address, address_hash, host, added_at, ordered_at)
        values (${accountId}, ${attemptId}, ${userId}, 's', 'h', 'h', now(), now())`,
    sql`insert into calendar_busy_time values (${accountId}, ${attemptId}, now(), now() + interval '1 hour')`,
  ],
}

async function newCalendar({ test, target }: ExampleNeeds, { isRemoved = false } = {}) {
  const calendarId = randomUUID()
  const { accountId, userId } = target
  if (accountId === NO_ID) return { calendar_id: calendarId }
  const at = test.clock.now()
  await test.database.owner.insert(interviewerCalendar).values({
    accountId,
    calendarId,
    userId,
    sealedAddress: 'sealed',
    addressHash: calendarId,
    host: 'calendar.example',
    addedAt: at,
    orderedAt: at,
    removedAt: isRemoved ? at : null,
  })
  return { calendar_id: calendarId }
}

/** A user on the team of the target's requisition. */
async function teamUserOf({ test, target }: ExampleNeeds): Promise<number> {
  const { accountId, requisition } = target
  if (accountId === NO_ID) return NO_ID
  const { memberId } = await buildMember(test.database, target)
  const values = { accountId, jobId: requisition.jobId, userId: memberId, teamRole: 'interviewer' }
  await test.database.owner.insert(jobTeam).values(values)
  return memberId
}
