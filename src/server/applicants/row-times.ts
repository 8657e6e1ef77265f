// Since when the applicants of one page are at their steps, and when something last happened. Lists are sorted by the former
// alone, which has an index.
import { and, eq, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { application } from '../db/schema/requisition.ts'

type Row = { readonly user_smartreq_id: number }
type Times = { step_since: string; last_activity_at: string }

/** Rows of a list with their times. */
export async function withTimes<Listed extends Row>(
  tx: Tx,
  { accountId, rows }: { accountId: number; rows: readonly Listed[] },
): Promise<Array<Listed & Times>> {
  const ids = rows.map((row) => row.user_smartreq_id)
  const found = await selectTimes(tx).prepare('times_of_applications').execute({ accountId, ids })
  const times = new Map(found.map((one) => [one.id, one]))
  return rows.map((row) => ({ ...row, ...describeTimes(times.get(row.user_smartreq_id)) }))
}

const answeredAt = sql`(select max(greatest(t.started_at, t.last_saved_at, t.submitted_at)) from attempt t
  where t.account_id = ${application.accountId} and t.user_smartreq_id = ${application.userSmartreqId})`

function selectTimes(tx: Tx) {
  const { userSmartreqId, stepSince, createdAt, decidedAt, submittedAt } = application
  return tx.db
    .select({
      id: userSmartreqId,
      stepSince,
      lastActivityAt:
        sql`greatest(${createdAt}, ${submittedAt}, ${stepSince}, ${decidedAt}, ${answeredAt})`.mapWith(
          stepSince,
        ),
    })
    .from(application)
    .where(
      and(
        eq(application.accountId, sql.placeholder('accountId')),
        sql`${userSmartreqId} = any(${sql.placeholder('ids')}::bigint[])`,
      ),
    )
}

type TimesRow = Awaited<ReturnType<typeof selectTimes>>[number]

function describeTimes(row: TimesRow | undefined): Times {
  if (row === undefined) throw new Error('A listed application is gone.')
  return {
    step_since: row.stepSince.toISOString(),
    last_activity_at: row.lastActivityAt.toISOString(),
  }
}
