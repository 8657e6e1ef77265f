// SQL of a person's erasure: the request, what it would remove, and emptying the account. Runs in the system's scope.
import { randomUUID } from 'node:crypto'

import { and, asc, count, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { account, userRole } from '../db/schema/account.ts'
import { providerEvent } from '../db/schema/audit.ts'
import { interviewerAvailability } from '../db/schema/interview.ts'
import { interviewerCalendar } from '../db/schema/interviewer-calendar.ts'
import { invitation } from '../db/schema/invitation.ts'
import { jobExperience } from '../db/schema/job-experience.ts'
import { listLayout } from '../db/schema/list-layout.ts'
import { emailedToken, mail, mailboxMessage, passwordRequest } from '../db/schema/mail.ts'
import { memberLimit } from '../db/schema/member-limit.ts'
import { dataExport, erasureRequest } from '../db/schema/privacy.ts'
import { application, jobTeam } from '../db/schema/requisition.ts'
import { savedView } from '../db/schema/saved-view.ts'
import { scorecardShareRecipient } from '../db/schema/scorecard-share.ts'
import {
  authenticatorApp,
  passkey,
  passkeyChallenge,
  pendingSignIn,
  recoveryCode,
} from '../db/schema/second-factor.ts'
import { appUser, commandReceipt, loginSession } from '../db/schema/session.ts'
import { signOnIdentity } from '../db/schema/sign-on.ts'
import { staffInvitation } from '../db/schema/staff-invitation.ts'
import { userPrivate, userProfile } from '../db/schema/user-profile.ts'
import { ERASED } from '../session/erased.ts'

export type ErasureRow = typeof erasureRequest.$inferSelect

export async function findUser(tx: Tx, userId: number) {
  const [row] = await tx.db.select().from(appUser).where(eq(appUser.userId, userId))
  return row ?? null
}

/** A user's account, locked against whatever they save themselves until the commit. */
export async function lockUser(tx: Tx, userId: number) {
  const [row] = await tx.db.select().from(appUser).where(eq(appUser.userId, userId)).for('update')
  return row ?? null
}

/** Holds off the user who changes the roles of these companies until the commit, by the lock that they take. */
export async function lockRoles(tx: Tx, accountIds: readonly number[]): Promise<void> {
  await tx.db
    .select({ one: sql`1` })
    .from(account)
    .where(inArray(account.accountId, [...accountIds]))
    .orderBy(asc(account.accountId))
    .for('no key update')
}

/** A person's request that has not ended; `lock` holds off others until the commit. */
export async function findOpenRequest(
  tx: Tx,
  given: { userId: number; lock: boolean },
): Promise<ErasureRow | null> {
  const query = tx.db
    .select()
    .from(erasureRequest)
    .where(and(eq(erasureRequest.userId, given.userId), isNull(erasureRequest.endedAt)))
  const [row] = await (given.lock ? query.for('update') : query)
  return row ?? null
}

/** Inserts a request; null when one is open. The unique index decides. */
export async function insertRequest(
  tx: Tx,
  values: typeof erasureRequest.$inferInsert,
): Promise<ErasureRow | null> {
  const [row] = await tx.db.insert(erasureRequest).values(values).onConflictDoNothing().returning()
  return row ?? null
}

/** Takes the open request back, unless the erasure has begun. */
export async function takeBack(tx: Tx, given: { userId: number; at: Date }): Promise<void> {
  await tx.db
    .update(erasureRequest)
    .set({ endedAt: given.at, outcome: 'taken_back' })
    .where(
      and(
        eq(erasureRequest.userId, given.userId),
        isNull(erasureRequest.endedAt),
        isNull(erasureRequest.outcome),
      ),
    )
}

/** People whose erasure is due. */
export async function listDue(tx: Tx, at: Date): Promise<number[]> {
  const rows = await tx.db
    .select({ userId: erasureRequest.userId })
    .from(erasureRequest)
    .where(and(isNull(erasureRequest.endedAt), lte(erasureRequest.dueAt, at)))
    .orderBy(asc(erasureRequest.dueAt))
  return rows.map(({ userId }) => userId)
}

export async function updateRequest(
  tx: Tx,
  given: { erasureId: string } & Partial<Pick<ErasureRow, 'endedAt' | 'outcome'>>,
): Promise<void> {
  const { erasureId, ...values } = given
  await tx.db.update(erasureRequest).set(values).where(eq(erasureRequest.erasureId, erasureId))
}

/** The companies where a person works. */
export async function listEmployers(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx.db
    .selectDistinct({ accountId: userRole.accountId })
    .from(userRole)
    .where(eq(userRole.userId, userId))
    .orderBy(asc(userRole.accountId))
  return rows.map(({ accountId }) => accountId)
}

/** Takes a person out of every company that they work for. */
export async function leaveCompanies(tx: Tx, userId: number): Promise<void> {
  await tx.db.delete(userRole).where(eq(userRole.userId, userId))
  await tx.db.delete(jobTeam).where(eq(jobTeam.userId, userId))
  const address = sql`(select lower(u.email) from app_user u where u.user_id = ${userId})`
  await tx.db.delete(jobTeam).where(eq(jobTeam.guestEmail, address))
  await tx.db.delete(listLayout).where(eq(listLayout.userId, userId))
  await tx.db.delete(savedView).where(eq(savedView.userId, userId))
  await tx.db.delete(interviewerCalendar).where(eq(interviewerCalendar.userId, userId))
  await tx.db.delete(interviewerAvailability).where(eq(interviewerAvailability.userId, userId))
  await tx.db.delete(memberLimit).where(eq(memberLimit.userId, userId))
}

/** Ends all sessions for good, and forgets on what device and from which address they were. */
export async function endSessions(tx: Tx, given: { userId: number; at: Date }): Promise<void> {
  await tx.db
    .update(loginSession)
    .set({
      revokedAt: sql`coalesce(${loginSession.revokedAt}, ${given.at.toISOString()}::timestamptz)`,
      revokeReason: ERASED,
      userAgent: null,
    })
    .where(eq(loginSession.userId, given.userId))
  await tx.db
    .update(providerEvent)
    .set({ address: null })
    .where(eq(providerEvent.actorId, given.userId))
}

/** Deletes what is only the account's: profile, links, messages, identities, copies and receipts. */
export async function deleteBelongings(
  tx: Tx,
  given: { userId: number; email: string },
): Promise<void> {
  const { userId, email } = given
  const mails = tx.db.select({ id: mail.mailId }).from(mail).where(eq(mail.userId, userId))
  // By the address as well: invitations are no account's, and what was sent long ago has no other trace.
  const isToThem = sql`lower(${mailboxMessage.to}) = lower(${email})`
  await tx.db.delete(mailboxMessage).where(or(inArray(mailboxMessage.mailId, mails), isToThem))
  await tx.db.delete(mail).where(eq(mail.userId, userId))
  await tx.db.delete(emailedToken).where(eq(emailedToken.userId, userId))
  await tx.db.delete(passwordRequest).where(sql`lower(${passwordRequest.email}) = lower(${email})`)
  await tx.db.delete(signOnIdentity).where(eq(signOnIdentity.userId, userId))
  const factors = [authenticatorApp, recoveryCode, passkey, passkeyChallenge, pendingSignIn]
  const own = [...factors, userProfile, userPrivate, jobExperience]
  await Promise.all(own.map((table) => tx.db.delete(table).where(eq(table.userId, userId))))
  await tx.db.delete(staffInvitation).where(sql`${staffInvitation.email} = lower(${email})`)
  await tx.db
    .delete(scorecardShareRecipient)
    .where(sql`lower(${scorecardShareRecipient.email}) = lower(${email})`)
  await tx.db.execute(sql`select erase_address(${email})`)
  await tx.db.delete(invitation).where(eq(invitation.subjectUserId, userId))
  await tx.db.delete(dataExport).where(eq(dataExport.userId, userId))
  // Those of attempts that are held stay with them.
  await tx.db
    .delete(commandReceipt)
    .where(
      and(
        eq(commandReceipt.userId, userId),
        or(
          isNull(commandReceipt.attemptId),
          sql`not exists (select 1 from attempt t where t.attempt_id = command_receipt.attempt_id)`,
        ),
      ),
    )
}

/** Takes a person's name and address out of what others' commands were answered with. */
export async function blankReplies(
  tx: Tx,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const theirs = await tx.db
    .select({ userSmartreqId: application.userSmartreqId, refId: application.refId })
    .from(application)
    .where(eq(application.userId, userId))
  const applications = theirs.map((one) => one.userSmartreqId)
  const refs = theirs.map((one) => one.refId)
  const known = JSON.stringify({ person: userId, applications, refs })
  const { reply } = commandReceipt
  await tx.db
    .update(commandReceipt)
    .set({
      reply: sql`without_person(${reply}, ${userId}::bigint, ${email}, ${sql.param(applications)}::bigint[],
        ${sql.param(refs)}::bigint[], false)`,
    })
    .where(
      and(
        isNull(commandReceipt.attemptId),
        // Few are about this person, and only those are taken apart.
        sql`(position(lower(${email}) in lower(${reply}::text)) > 0
          or jsonb_path_exists(${reply}, '$.** ? (@.user_id == $person
            || @.user_smartreq_id == $applications[*] || @.ref_id == $refs[*])', ${known}::jsonb))`,
      ),
    )
}

/** Empties the account. Its row stays, for what refers to it; it names no one, and its address is free. */
export async function emptyUser(tx: Tx, given: { userId: number; at: Date }): Promise<void> {
  await tx.db
    .update(appUser)
    .set({
      uuid: randomUUID(),
      email: `${randomUUID()}@erased.invalid`,
      emailVerifiedAt: null,
      passwordHash: null,
      firstName: '',
      lastName: '',
      language: null,
      isJfAdmin: false,
      trackUserWithPendo: false,
      createdAt: sql`date_trunc('day', created_at)`,
      erasedAt: given.at,
    })
    .where(eq(appUser.userId, given.userId))
}

export async function isErased(tx: Tx, userId: number): Promise<boolean> {
  const where = and(eq(appUser.userId, userId), isNotNull(appUser.erasedAt))
  const [row] = await tx.db.select({ found: count() }).from(appUser).where(where)
  return (row?.found ?? 0) > 0
}

/** The copies of a person's data; those that are ready are in the storage. */
export async function listExports(
  tx: Tx,
  userId: number,
): Promise<{ exportId: string; isReady: boolean }[]> {
  const rows = await tx.db
    .select({ exportId: dataExport.exportId, readyAt: dataExport.readyAt })
    .from(dataExport)
    .where(eq(dataExport.userId, userId))
  return rows.map(({ exportId, readyAt }) => ({ exportId, isReady: readyAt !== null }))
}
