// The people of an export: whom the list shows, in its order, and then their rows a part at a time.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { type UserJobState, userJobState } from '#contract/people/user-job-rules.ts'

import type { Tx } from '../../db/database.ts'
import { employee, userJob } from '../../db/schema/employee.ts'
import { job } from '../../db/schema/requisition.ts'
import { separationReason } from '../../db/schema/separation-reason.ts'

/** A person and the stretch that the list shows of them; null for a person without any. */
export type ExportedKey = { readonly userId: number; readonly userJobId: number | null }

type Read = {
  readonly accountId: number
  readonly keys: readonly ExportedKey[]
  /** The company's day, YYYY-MM-DD. */
  readonly today: string
}

export type ExportedPerson = Readonly<{
  person: typeof employee.$inferSelect
  stretch: typeof userJob.$inferSelect | null
  profile: string | null
  reason: string | null
  state: UserJobState | null
}>

/** People in the order of their keys; those who were erased meanwhile are left out. */
export async function listExportedPeople(
  tx: Tx,
  { accountId, keys, today }: Read,
): Promise<ExportedPerson[]> {
  const rows = await readPeople(tx, { accountId, keys })
  const byUser = new Map(rows.map((row) => [row.person.userId, row]))
  return keys.flatMap(({ userId }) => {
    const row = byUser.get(userId)
    if (row === undefined) return []
    return { ...row, state: row.stretch && stateOf(row.stretch, today) }
  })
}

function readPeople(tx: Tx, { accountId, keys }: Omit<Read, 'today'>) {
  const userIds = keys.map(({ userId }) => userId)
  const userJobIds = keys.flatMap(({ userJobId }) => userJobId ?? [])
  return tx.db
    .select({
      person: employee,
      stretch: userJob,
      profile: job.title,
      reason: separationReason.name,
    })
    .from(employee)
    .leftJoin(
      userJob,
      and(
        eq(userJob.accountId, employee.accountId),
        eq(userJob.userId, employee.userId),
        sql`${userJob.userJobId} = any(${sql.param(userJobIds)}::bigint[])`,
      ),
    )
    .leftJoin(job, and(eq(job.accountId, userJob.accountId), eq(job.jobId, userJob.jobId)))
    .leftJoin(
      separationReason,
      and(
        eq(separationReason.accountId, userJob.accountId),
        eq(separationReason.separationReasonId, userJob.separationReasonId),
      ),
    )
    .where(
      and(
        eq(employee.accountId, accountId),
        isNull(employee.erasedAt),
        inArray(employee.userId, userIds),
      ),
    )
}

function stateOf(stretch: typeof userJob.$inferSelect, today: string): UserJobState {
  return userJobState({ ...stretch, isMoved: stretch.movedTo !== null }, today)
}
