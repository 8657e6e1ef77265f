// Since when the applicants of one page are at their steps, and when something last happened.
import { and, eq, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { application } from '../db/schema/requisition.ts'
import { lastActivityAt } from './last-activity.ts'

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

function selectTimes(tx: Tx) {
  const { userSmartreqId, stepSince } = application
  return tx.db
    .select({
      id: userSmartreqId,
      stepSince,
      lastActivityAt: lastActivityAt.mapWith(stepSince),
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
