// SQL of what waits for a member of staff. Runs in the company's scope.
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'

import { MANAGER_TEAM_ROLES } from '#contract/access/job-team-roles.ts'
import { MENTION_DAYS, PROMISE_DUE_DAYS } from '#contract/tasks/my-tasks.ts'

import type { Tx } from '../db/database.ts'
import { applicantOfApplication, jobOfApplication } from '../db/joins.ts'
import { isListed } from '../db/listed-applications.ts'
import { answerPromise } from '../db/schema/answer-promise.ts'
import { applicationComment, commentMention } from '../db/schema/comment.ts'
import { applicant, application, job, jobTeam } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

const DAY_MS = 86_400_000
/** More mentions than anyone reads at once: what is seen of them is decided afterwards. */
const MENTIONS_READ = 100

/** Whose tasks they are, and when it is asked. */
export type Mine = { readonly accountId: number; readonly userId: number; readonly at: Date }

const fullName = sql<string>`${applicant.firstName} || ' ' || ${applicant.lastName}`

const ofPromise = and(
  eq(answerPromise.accountId, application.accountId),
  eq(answerPromise.userSmartreqId, application.userSmartreqId),
  isNull(answerPromise.answeredAt),
)

/**
 * Applicants who wait for a decision and are the user's to decide about: assigned to them, or to no one in a requisition that
 * they recruit for or manage. The first who was promised an answer comes first. `isDue`: only those whose answer is due soon;
 * among all, these come last, because they have a list of their own.
 */
export async function listWaiting(
  tx: Tx,
  { isDue, most, ...mine }: Mine & { isDue: boolean; most: number },
) {
  const where = and(isWaitingFor(mine), isDue ? isDueSoon(mine) : undefined)
  const rows = await tx.db
    .select({
      user_smartreq_id: application.userSmartreqId,
      job_id: application.jobId,
      job_title: job.title,
      full_name: fullName,
      at: sql<Date>`coalesce(${answerPromise.since}, ${application.submittedAt}, ${application.createdAt})`.mapWith(
        application.createdAt,
      ),
      due_on: answerPromise.dueOn,
    })
    .from(application)
    .innerJoin(job, jobOfApplication)
    .innerJoin(applicant, applicantOfApplication)
    .leftJoin(answerPromise, ofPromise)
    .where(where)
    .orderBy(
      sql`coalesce(${isDueSoon(mine)}, false)`,
      sql`${answerPromise.dueOn} asc nulls last`,
      asc(application.submittedAt),
      asc(application.userSmartreqId),
    )
    .limit(most)
  const [counted] = await tx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(application)
    .leftJoin(answerPromise, ofPromise)
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

function isWaitingFor({ accountId, userId }: Mine): SQL | undefined {
  return and(
    eq(application.accountId, accountId),
    eq(application.stepStatus, 'awaiting_decision'),
    inArray(application.status, ['new', 'active']),
    isListed(),
    or(
      eq(application.assignedUserId, userId),
      and(
        isNull(application.assignedUserId),
        sql`${application.jobId} in (
          select ${jobTeam.jobId} from ${jobTeam} where ${jobTeam.accountId} = ${accountId}
            and ${jobTeam.userId} = ${userId}
            and ${jobTeam.teamRole} = any(${sql.param([...MANAGER_TEAM_ROLES])}::text[]))`,
      ),
    ),
  )
}

function isDueSoon({ at }: Mine): SQL {
  const day = new Date(at.getTime() + PROMISE_DUE_DAYS * DAY_MS).toISOString().slice(0, 10)
  return lte(answerPromise.dueOn, day)
}

/** Requisitions that wait for an approver, the first who asked first. */
export async function listApprovals(tx: Tx, given: { accountId: number; most: number }) {
  const where = and(eq(job.accountId, given.accountId), eq(job.status, 'pending_approval'))
  const rows = await tx.db
    .select({
      job_id: job.jobId,
      job_title: job.title,
      full_name: sql<
        string | null
      >`(select ${appUser.firstName} || ' ' || ${appUser.lastName} from ${appUser}
        where ${appUser.userId} = ${job.approvalRequestedBy} and ${appUser.erasedAt} is null)`,
      at: sql<Date>`coalesce(${job.approvalRequestedAt}, ${job.createdAt})`.mapWith(job.createdAt),
    })
    .from(job)
    .where(where)
    .orderBy(asc(job.approvalRequestedAt), asc(job.jobId))
    .limit(given.most)
  return { rows, total: await tx.db.$count(job, where) }
}

const ofMention = and(
  eq(applicationComment.accountId, commentMention.accountId),
  eq(applicationComment.commentUuid, commentMention.commentUuid),
)
const ofComment = and(
  eq(application.accountId, applicationComment.accountId),
  eq(application.userSmartreqId, applicationComment.userSmartreqId),
)

/** Comments of the last two weeks that mention the user, who has not seen them, the latest first; one for each application. */
export async function listMentions(tx: Tx, { accountId, userId, at }: Mine) {
  const since = new Date(at.getTime() - MENTION_DAYS * DAY_MS)
  const rows = await tx.db
    .select({
      jobId: job.jobId,
      jobTypeId: job.jobTypeId,
      task: {
        user_smartreq_id: application.userSmartreqId,
        job_id: job.jobId,
        job_title: job.title,
        full_name: fullName,
      },
      at: applicationComment.createdAt,
    })
    .from(commentMention)
    .innerJoin(applicationComment, ofMention)
    .innerJoin(application, ofComment)
    .innerJoin(job, jobOfApplication)
    .innerJoin(applicant, applicantOfApplication)
    .where(
      and(
        eq(commentMention.accountId, accountId),
        eq(commentMention.userId, userId),
        isNull(commentMention.seenAt),
        isNull(applicationComment.deletedAt),
        gt(applicationComment.createdAt, since),
        isListed(),
        isNull(application.erasedAt),
      ),
    )
    .orderBy(desc(applicationComment.createdAt))
    .limit(MENTIONS_READ)
  const newest = new Map<number, (typeof rows)[number]>()
  for (const row of rows.toReversed()) {
    newest.delete(row.task.user_smartreq_id)
    newest.set(row.task.user_smartreq_id, row)
  }
  return [...newest.values()].toReversed()
}

/** Says when a user saw the comments on an application that mention them; false where there is none. */
export async function markMentions(
  tx: Tx,
  mentions: { accountId: number; userId: number; userSmartreqId: number; seenAt: Date | null },
): Promise<boolean> {
  const { accountId, userId, userSmartreqId, seenAt } = mentions
  const marked = await tx.db
    .update(commentMention)
    .set({ seenAt })
    .where(
      and(
        eq(commentMention.accountId, accountId),
        eq(commentMention.userId, userId),
        sql`${commentMention.commentUuid} in (
          select ${applicationComment.commentUuid} from ${applicationComment}
          where ${applicationComment.accountId} = ${accountId}
            and ${applicationComment.userSmartreqId} = ${userSmartreqId})`,
      ),
    )
    .returning({ id: commentMention.commentUuid })
  return marked.length > 0
}
