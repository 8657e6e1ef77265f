// SQL of messages and of the links in them.
import { and, count, eq, gt, inArray, isNull, max, or, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { account } from '../db/schema/account.ts'
import { emailedToken, mail } from '../db/schema/mail.ts'
import { emailTemplate } from '../db/schema/message.ts'
import { application, job, jobStepActivity } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

export type TokenRow = typeof emailedToken.$inferSelect

/** False when there is one about the same thing already. */
export async function insertMail(tx: Tx, values: typeof mail.$inferInsert): Promise<boolean> {
  const inserted = await tx.db
    .insert(mail)
    .values(values)
    .onConflictDoNothing()
    .returning({ mailId: mail.mailId })
  return inserted.length > 0
}

/** A message with whom it is to, and what it is about: a link, or an application. */
export async function findMail(tx: Tx, mailId: string) {
  const [row] = await tx.db
    .select({
      mail,
      token: emailedToken,
      user: { uuid: appUser.uuid, email: appUser.email, firstName: appUser.firstName },
      about: {
        jobUuid: job.uuid,
        jobTypeId: job.jobTypeId,
        jobTitle: job.title,
        retakeIntervalDays: job.retakeIntervalDays,
        appliedAt: application.createdAt,
        startDate: application.startDate,
        /** While the company is to answer: the last day on which that is in time. */
        answerDueOn: sql<string | null>`(select p.due_on::text from answer_promise p
          where p.account_id = ${application.accountId} and p.user_smartreq_id = ${application.userSmartreqId}
            and p.answered_at is null)`,
        accountId: account.accountId,
        accountName: account.name,
        activityTitle: jobStepActivity.title,
      },
    })
    .from(mail)
    .innerJoin(appUser, eq(appUser.userId, mail.userId))
    .leftJoin(emailedToken, eq(emailedToken.tokenId, mail.tokenId))
    .leftJoin(application, eq(application.userSmartreqId, mail.aboutApplication))
    .leftJoin(jobStepActivity, eq(jobStepActivity.jobStepActivityId, mail.aboutActivity))
    .leftJoin(job, eq(job.jobId, sql`coalesce(${mail.aboutJob}, ${application.jobId})`))
    .leftJoin(account, eq(account.accountId, sql`coalesce(${mail.aboutAccount}, ${job.accountId})`))
    .where(eq(mail.mailId, mailId))
  return row ?? null
}

/** What was stored for an email in place of the words of the product: by the company, else by the provider for everyone. */
export async function findStoredEmail(
  tx: Tx,
  { slug, language, accountId }: { slug: string; language: string; accountId: number | null },
) {
  const { templateSlug, subject, plainBody, compiledHtml, sender, fromName, replyTo } =
    emailTemplate
  const [row] = await tx.db
    .select({ subject, plain: plainBody, html: compiledHtml, sender, fromName, replyTo })
    .from(emailTemplate)
    .where(
      and(
        eq(templateSlug, slug),
        eq(emailTemplate.language, language),
        emailTemplate.isSystem,
        accountId === null
          ? isNull(emailTemplate.accountId)
          : or(isNull(emailTemplate.accountId), eq(emailTemplate.accountId, accountId)),
      ),
    )
    .orderBy(sql`${emailTemplate.accountId} nulls last`)
    .limit(1)
  return row ?? null
}

/** Writes how it went. An address of its own has done its duty then. */
export async function endMail(
  tx: Tx,
  given: { mailId: string; at: Date; failure: string | null },
): Promise<void> {
  const { mailId, at, failure } = given
  const outcome = failure === null ? { sentAt: at } : { failedAt: at, failure }
  await tx.db
    .update(mail)
    .set({ ...outcome, toAddress: null })
    .where(eq(mail.mailId, mailId))
}

/** How many messages of a kind a user was sent since then. */
export async function countMail(
  tx: Tx,
  given: { userId: number; kind: string; since: Date },
): Promise<number> {
  const { userId, kind, since } = given
  const [row] = await tx.db
    .select({ sent: count() })
    .from(mail)
    .where(and(eq(mail.userId, userId), eq(mail.kind, kind), gt(mail.createdAt, since)))
  return row?.sent ?? 0
}

/** When some users were last sent messages of a kind about a company, since then. */
export async function listMailTimes(
  tx: Tx,
  given: { userIds: readonly number[]; kind: string; accountId: number; since: Date },
): Promise<ReadonlyMap<number, Date>> {
  const { userIds, kind, accountId, since } = given
  const rows = await tx.db
    .select({ userId: mail.userId, at: max(mail.createdAt) })
    .from(mail)
    .where(
      and(
        inArray(mail.userId, [...userIds]),
        eq(mail.kind, kind),
        eq(mail.aboutAccount, accountId),
        gt(mail.createdAt, since),
      ),
    )
    .groupBy(mail.userId)
  return new Map(rows.flatMap(({ userId, at }) => (at === null ? [] : [[userId, at]])))
}

export async function insertToken(tx: Tx, values: typeof emailedToken.$inferInsert): Promise<void> {
  await tx.db.insert(emailedToken).values(values)
}

/** Ends a user's open links of one purpose. */
export async function endTokens(
  tx: Tx,
  given: { userId: number; purpose: string; at: Date },
): Promise<void> {
  const { userId, purpose, at } = given
  await tx.db
    .update(emailedToken)
    .set({ endedAt: at })
    .where(
      and(
        eq(emailedToken.userId, userId),
        eq(emailedToken.purpose, purpose),
        isNull(emailedToken.endedAt),
      ),
    )
}

/** A link by its token's hash, locked, so that of two who use it at once the second finds it used. */
export async function findToken(
  tx: Tx,
  given: { uid: string; tokenHash: string; purpose: string },
): Promise<TokenRow | null> {
  const [row] = await tx.db
    .select({ token: emailedToken })
    .from(emailedToken)
    .innerJoin(appUser, eq(appUser.userId, emailedToken.userId))
    .where(
      and(
        eq(emailedToken.tokenHash, given.tokenHash),
        eq(emailedToken.purpose, given.purpose),
        eq(appUser.uuid, given.uid),
      ),
    )
    .for('update', { of: emailedToken })
  return row?.token ?? null
}
