// SQL of the trail: receipts, chunks and refusals of one attempt as one list, and the note of a refusal.
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { TrailCommand } from '#contract/assessments/trail.ts'

import type { Tx } from '../../db/database.ts'
import { attemptOfActivity } from '../../db/joins.ts'
import { attempt, userStepActivity } from '../../db/schema/assessment.ts'
import { MAX_REFUSALS } from '../../db/schema/trail.ts'
import { RECEIPT_COMMANDS } from './trail-commands.ts'

export type AttemptKey = { readonly attemptId: string; readonly userId: number }

const rowSchema = z.object({
  event_id: z.string(),
  at: z.string(),
  device_id: z.string().nullable(),
  /** `refused`, or what was sent. */
  command: z.string(),
  /** What the receipt, the chunk or the refusal says. */
  carried: z.unknown(),
})
export type TrailRow = z.infer<typeof rowSchema>

const deviceRowSchema = z.object({
  device_id: z.string().nullable(),
  event_count: z.number(),
  first_at: z.string(),
  last_at: z.string(),
})

/** An activity of an application with its attempt, if it was begun. Runs in the company's scope. */
export async function findActivity(
  tx: Tx,
  key: { accountId: number; userSmartreqId: number; userStepActivityId: number },
) {
  const [row] = await tx.db
    .select({ attempt })
    .from(userStepActivity)
    .leftJoin(attempt, attemptOfActivity)
    .where(
      and(
        eq(userStepActivity.accountId, key.accountId),
        eq(userStepActivity.userStepActivityId, key.userStepActivityId),
        eq(userStepActivity.userSmartreqId, key.userSmartreqId),
      ),
    )
  return row ?? null
}

/** One page of what arrived about an attempt, in the order in which it did or the other way round. */
export async function listEvents(
  tx: Tx,
  query: AttemptKey & {
    deviceId: string | undefined
    isDescending: boolean
    page: number
    pageSize: number
  },
): Promise<TrailRow[]> {
  const { deviceId, page, pageSize } = query
  const direction = sql.raw(query.isDescending ? 'desc' : 'asc')
  const filter = deviceId === undefined ? sql`` : sql`where device_id = ${deviceId}`
  const found = await tx.db.execute(sql`
    select event_id, api_instant(arrived) as at, device_id, command, carried
    from (${arrivals(query)}) as arrival ${filter}
    order by arrived ${direction}, event_id ${direction}
    limit ${pageSize} offset ${(page - 1) * pageSize}`)
  return z.object({ rows: z.array(rowSchema) }).parse(found).rows
}

/** How much came from each device, the first of them first. */
export async function countByDevice(tx: Tx, key: AttemptKey) {
  const found = await tx.db.execute(sql`
    select device_id, count(*)::int as event_count,
           api_instant(min(arrived)) as first_at, api_instant(max(arrived)) as last_at
    from (${arrivals(key)}) as arrival
    group by device_id order by min(arrived), device_id`)
  return z.object({ rows: z.array(deviceRowSchema) }).parse(found).rows
}

/**
 * Notes that something about a person's attempt was refused; nothing for an attempt that is not theirs. The same refusal
 * within a minute is noted once, and of each attempt only so many: the user who repeats a bad request writes next to nothing.
 * Of two at one moment the second finds its place taken and may be lost.
 */
export async function noteRefusal(
  tx: Tx,
  given: {
    userId: number
    attemptId: string | null
    recordingId: string | null
    deviceId: string | null
    command: TrailCommand
    code: string
  },
): Promise<void> {
  const { userId, attemptId, recordingId, deviceId, command, code } = given
  await tx.db.execute(sql`
    insert into attempt_refusal (account_id, attempt_id, place, user_id, device_id, command, code)
    select a.account_id, a.attempt_id, noted.count + 1, a.user_id, sent.device_id, ${command}, ${code}
    from (select coalesce(${attemptId}::uuid, r.attempt_id) as attempt_id,
                 coalesce(${deviceId}::uuid, r.device_id) as device_id
          from (values (1)) as one
          left join recording r on r.recording_id = ${recordingId}::uuid) as sent
    join attempt a on a.attempt_id = sent.attempt_id and a.user_id = ${userId}
    cross join lateral (
      select count(*) as count,
             coalesce(bool_or(command = ${command} and code = ${code}
               and device_id is not distinct from sent.device_id
               and at > now() - interval '1 minute'), false) as is_repeated
      from attempt_refusal where attempt_id = a.attempt_id) as noted
    where noted.count < ${MAX_REFUSALS} and not noted.is_repeated
    on conflict do nothing`)
}

// Receipts are found by their person, whose key they begin with: no index of their own makes saving dearer.
function arrivals({ attemptId, userId }: AttemptKey): SQL {
  const names = sql.join(
    [...RECEIPT_COMMANDS.keys()].map((name) => sql`${name}`),
    sql`, `,
  )
  return sql`
    select idempotency_key::text as event_id, created_at as arrived, device_id, command, reply as carried
    from command_receipt
    where user_id = ${userId} and attempt_id = ${attemptId} and command in (${names})
    union all
    select concat_ws(' ', c.recording_id, c.round, c.index), c.received_at, r.device_id, 'recording_part',
           jsonb_build_object('question_id', r.question_id, 'round', c.round, 'index', c.index, 'size', c.size)
    from recording r join recording_chunk c using (recording_id)
    where r.attempt_id = ${attemptId}
    union all
    select concat_ws(' ', 'refused', place), at, device_id, 'refused',
           jsonb_build_object('command', command, 'code', code)
    from attempt_refusal where attempt_id = ${attemptId}`
}
