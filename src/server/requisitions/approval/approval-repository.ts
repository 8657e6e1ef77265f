// SQL of approving requisitions. Runs in the company's scope; who approves is read in the system's.
import { and, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'

import { asSystem } from '../../db/as-system.ts'
import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'
import { job } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'

const MAX_DEPARTMENTS = 200

type JobKey = { readonly accountId: number; readonly jobId: number }

/** The contact for candidates' questions, for requisitions without their own; empty for none. */
export async function candidateContact(tx: Tx, accountId: number): Promise<string> {
  const [row] = await tx.db
    .select({ contact: account.candidateContact })
    .from(account)
    .where(eq(account.accountId, accountId))
  return row?.contact ?? ''
}

export async function setCandidateContact(
  tx: Tx,
  { accountId, candidateContact: contact }: { accountId: number; candidateContact: string },
): Promise<void> {
  await tx.db
    .update(account)
    .set({ candidateContact: contact })
    .where(eq(account.accountId, accountId))
}

/** How many requisitions wait for an approver. */
export async function countWaiting(tx: Tx, accountId: number): Promise<number> {
  const [row] = await tx.db
    .select({ waiting: count() })
    .from(job)
    .where(and(eq(job.accountId, accountId), eq(job.status, 'pending_approval')))
  return row?.waiting ?? 0
}

/** Writes what a requisition says of its approval. */
export async function updateApproval(
  tx: Tx,
  {
    accountId,
    jobId,
    ...set
  }: JobKey & { request: { by: number; at: Date } | null; returnedNote: string | null },
): Promise<void> {
  const { request, returnedNote } = set
  await tx.db
    .update(job)
    .set({
      approvalRequestedBy: request?.by ?? null,
      approvalRequestedAt: request?.at ?? null,
      returnedNote,
    })
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
}

/** The request that waits, with who asked where they are still known; null where none does. */
export function findRequest(tx: Tx, { accountId, jobId }: JobKey) {
  // Who asked may have left the company: past its policies.
  return asSystem(tx, async () => {
    const [row] = await tx.db
      .select({
        requestedAt: job.approvalRequestedAt,
        requester: {
          userId: appUser.userId,
          language: appUser.language,
          name: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}`,
        },
      })
      .from(job)
      .leftJoin(appUser, and(eq(appUser.userId, job.approvalRequestedBy), isNull(appUser.erasedAt)))
      .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
    const { requestedAt = null, requester = null } = row ?? {}
    return requestedAt === null ? null : { requestedAt, requester }
  })
}

/** The departments that requisitions name, each once. */
export function listDepartments(tx: Tx, accountId: number): Promise<{ name: string }[]> {
  return tx.db
    .selectDistinct({ name: sql<string>`${job.department}` })
    .from(job)
    .where(
      and(eq(job.accountId, accountId), isNotNull(job.department), ne(sql`trim(department)`, '')),
    )
    .orderBy(sql`1`)
    .limit(MAX_DEPARTMENTS)
}
