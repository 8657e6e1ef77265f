// SQL of interviewers who decline. Runs in the company's scope.
import { and, eq, inArray } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { interviewInterviewer } from '../db/schema/interview.ts'
import { application, jobTeam } from '../db/schema/requisition.ts'
import { listMembers, type InterviewRow, type Key } from './interview-repository.ts'

type Interviewer = Omit<typeof interviewInterviewer.$inferInsert, 'accountId' | 'interviewUuid'>

/** Writes that an interviewer declined, or, with null, that they conduct the interview after all. */
export async function setDeclined(
  tx: Tx,
  given: Key & { userId: number; declined: { at: Date; reason: string | null } | null },
): Promise<void> {
  const { userId, declined, ...key } = given
  await tx.db
    .update(interviewInterviewer)
    .set({
      isChosen: declined === null,
      declinedAt: declined?.at ?? null,
      declineReason: declined?.reason ?? null,
    })
    .where(isOfUsers({ ...key, ids: [userId] }))
}

/** Writes that an interview goes ahead without an interviewer who declined, or, with null, that it does not. */
export async function setLeftOut(
  tx: Tx,
  { userId, leftOutAt, ...key }: Key & { userId: number; leftOutAt: Date | null },
): Promise<void> {
  await tx.db
    .update(interviewInterviewer)
    .set({ leftOutAt })
    .where(isOfUsers({ ...key, ids: [userId] }))
}

/** Puts another interviewer in the position and the part of the one who declined. */
export async function replaceInterviewer(
  tx: Tx,
  { declinedId, by, ...key }: Key & { declinedId: number; by: Interviewer },
): Promise<void> {
  await tx.db
    .delete(interviewInterviewer)
    .where(isOfUsers({ ...key, ids: [declinedId, by.userId] }))
  await tx.db.insert(interviewInterviewer).values({ ...key, ...by })
}

/**
 * Who is told when an interviewer declines: the user who arranged the interview, and the coordinators of its requisition, as
 * far as they work for the company, without one user.
 */
export async function listArrangers(
  tx: Tx,
  { row, except }: { row: InterviewRow; except: number },
): Promise<number[]> {
  const { accountId, userSmartreqId, createdBy } = row
  const coordinators = await tx.db
    .select({ userId: jobTeam.userId })
    .from(jobTeam)
    .innerJoin(
      application,
      and(eq(application.accountId, jobTeam.accountId), eq(application.jobId, jobTeam.jobId)),
    )
    .where(
      and(
        eq(jobTeam.accountId, accountId),
        eq(application.userSmartreqId, userSmartreqId),
        eq(jobTeam.teamRole, 'coordinator'),
      ),
    )
  const ids = new Set([createdBy, ...coordinators.flatMap(({ userId }) => userId ?? [])])
  ids.delete(except)
  const members = await listMembers(tx, { accountId, ids: [...ids] })
  return members.map(({ userId }) => userId)
}

function isOfUsers({ accountId, interviewUuid, ids }: Key & { ids: readonly number[] }) {
  return and(
    eq(interviewInterviewer.accountId, accountId),
    eq(interviewInterviewer.interviewUuid, interviewUuid),
    inArray(interviewInterviewer.userId, [...ids]),
  )
}
