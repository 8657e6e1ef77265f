// SQL of invitations to apply. Runs in the company's scope, or in the system's.
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { localeSchema, type Locale } from '#contract/core/shape.ts'

import type { Tx } from '../../db/database.ts'
import { applicantOfApplication } from '../../db/joins.ts'
import { account } from '../../db/schema/account.ts'
import { applicantInvitation, inviteMessage } from '../../db/schema/applicant-invitation.ts'
import { emailOptOut } from '../../db/schema/message.ts'
import { applicant, application, job } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'
import { statusForApplying } from '../../requisitions/job-status.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }
type InvitationKey = { readonly accountId: number; readonly invitationUuid: string }
type Person = { readonly accountId: number; readonly email: string }
export type InviteText = {
  readonly subject: string
  readonly body: string
  readonly language: Locale
}
export type InvitationRow = typeof applicantInvitation.$inferSelect

/** What the company wrote for a requisition; null while it wrote nothing. */
export async function findMessage(tx: Tx, key: JobKey): Promise<InviteText | null> {
  const [row] = await tx.db
    .select()
    .from(inviteMessage)
    .where(and(eq(inviteMessage.accountId, key.accountId), eq(inviteMessage.jobId, key.jobId)))
  if (row === undefined) return null
  const { subject, body, language } = row
  return { subject, body, language: localeSchema.parse(language) }
}

export async function saveMessage(tx: Tx, values: JobKey & InviteText): Promise<void> {
  const { subject, body, language } = values
  await tx.db
    .insert(inviteMessage)
    .values(values)
    .onConflictDoUpdate({
      target: [inviteMessage.accountId, inviteMessage.jobId],
      set: { subject, body, language },
    })
}

/** What an invitation says of the requisition, and whether it takes applications. */
export async function findPosition(tx: Tx, { accountId, jobId }: JobKey) {
  const [row] = await tx.db
    .select({
      jobTitle: job.title,
      jobUuid: job.uuid,
      companyName: account.name,
      status: statusForApplying(),
    })
    .from(job)
    .innerJoin(account, eq(account.accountId, job.accountId))
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
  return row ?? null
}

/** Whether a person stopped the emails of the company, as an applicant or by an earlier invitation. */
export async function hasOptedOut(tx: Tx, { accountId, email }: Person): Promise<boolean> {
  const asApplicant = and(
    eq(emailOptOut.accountId, accountId),
    sql`exists (select 1 from applicant a where a.account_id = ${emailOptOut.accountId}
      and a.user_id = ${emailOptOut.userId} and lower(a.email) = ${email})`,
  )
  const asInvited = and(
    eq(applicantInvitation.accountId, accountId),
    eq(applicantInvitation.email, email),
    isNotNull(applicantInvitation.optedOutAt),
  )
  const [applied, invited] = [
    await tx.db.$count(emailOptOut, asApplicant),
    await tx.db.$count(applicantInvitation, asInvited),
  ]
  return applied + invited > 0
}

/** Forgets the invitations of a person who is erased. */
export async function deleteInvitationsTo(tx: Tx, email: string): Promise<void> {
  await tx.db.delete(applicantInvitation).where(eq(applicantInvitation.email, email))
}

/** Whether a person has applied to a requisition of the company. */
export async function hasApplied(tx: Tx, { accountId, jobId, email }: JobKey & Person) {
  const [row] = await tx.db
    .select({ one: sql`1` })
    .from(application)
    .innerJoin(applicant, applicantOfApplication)
    .where(
      and(
        eq(application.accountId, accountId),
        eq(application.jobId, jobId),
        isNull(application.deletedAt),
        sql`lower(${applicant.email}) = ${email}`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/** False for an address that was invited to the requisition before. */
export async function insertInvitation(
  tx: Tx,
  values: typeof applicantInvitation.$inferInsert,
): Promise<boolean> {
  const made = await tx.db
    .insert(applicantInvitation)
    .values(values)
    .onConflictDoNothing()
    .returning({ uuid: applicantInvitation.invitationUuid })
  return made.length > 0
}

/** One page of who was invited, the newest first, and how many there are. */
export async function listInvitations(
  tx: Tx,
  { accountId, jobId, ...query }: JobKey & { page: number; page_size: number },
) {
  const where = and(
    eq(applicantInvitation.accountId, accountId),
    eq(applicantInvitation.jobId, jobId),
  )
  const rows = await tx.db
    .select({
      invitation: applicantInvitation,
      // Of a user who was erased nothing is left.
      senderName: sql<
        string | null
      >`nullif(${appUser.firstName} || ' ' || ${appUser.lastName}, ' ')`,
    })
    .from(applicantInvitation)
    .leftJoin(appUser, eq(appUser.userId, applicantInvitation.sentBy))
    .where(where)
    .orderBy(desc(applicantInvitation.createdAt), desc(applicantInvitation.invitationUuid))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(applicantInvitation, where) }
}

export async function findInvitation(tx: Tx, key: InvitationKey): Promise<InvitationRow | null> {
  const [row] = await tx.db.select().from(applicantInvitation).where(isInvitation(key))
  return row ?? null
}

/** Writes how it went. */
export async function endInvitation(
  tx: Tx,
  { accountId, invitationUuid, ...outcome }: InvitationKey & Partial<InvitationRow>,
): Promise<void> {
  await tx.db
    .update(applicantInvitation)
    .set(outcome)
    .where(isInvitation({ accountId, invitationUuid }))
}

/** Lets a company write to who was invited, or not; by the link below the invitation. */
export async function setInvitedOptOut(
  tx: Tx,
  { at, ...key }: InvitationKey & { at: Date | null },
): Promise<void> {
  await tx.db.update(applicantInvitation).set({ optedOutAt: at }).where(isInvitation(key))
}

/** Who an invitation was sent to; null where it never was. */
export async function findInvited(tx: Tx, key: InvitationKey) {
  const [row] = await tx.db
    .select({
      companyName: account.name,
      isOptedOut: sql<boolean>`${isNotNull(applicantInvitation.optedOutAt)}`,
    })
    .from(applicantInvitation)
    .innerJoin(account, eq(account.accountId, applicantInvitation.accountId))
    .where(isInvitation(key))
  return row ?? null
}

function isInvitation({ accountId, invitationUuid }: InvitationKey) {
  return and(
    eq(applicantInvitation.accountId, accountId),
    eq(applicantInvitation.invitationUuid, invitationUuid),
  )
}
