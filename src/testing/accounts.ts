// Passwords, links and messages as rows, for tests that are about what happens with them.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { StaffLink } from '#contract/access/staff-invitations.ts'
import type { EmailedToken } from '#contract/core/shape.ts'
import { staffTokenOf } from '#server/access/roles/staff-link.ts'
import { account } from '#server/db/schema/account.ts'
import { appUser } from '#server/db/schema/session.ts'
import { createEmbeddedMail } from '#server/integrations/mail/embedded.ts'
import { issueToken, tokenOf, type TokenPurpose } from '#server/mail/emailed-tokens.ts'
import { hashPassword } from '#server/session/password-hash.ts'

import { buildStaffInvitation } from './builders.ts'
import { TEST_PASSWORD, type TestApp } from './test-app.ts'

let testHash: Promise<string> | undefined

/** Lets a person whom a builder made sign in with the password of the tests. */
export async function givePassword({ database }: TestApp, userId: number): Promise<void> {
  testHash ??= hashPassword(TEST_PASSWORD)
  const passwordHash = await testHash
  await database.owner.update(appUser).set({ passwordHash }).where(eq(appUser.userId, userId))
}

/** Gives a target a password; the body that proves it. */
export async function passwordBody(needs: {
  test: TestApp
  target: { readonly userId: number }
}): Promise<{ password: string }> {
  await givePassword(needs.test, needs.target.userId)
  return { password: TEST_PASSWORD }
}

/** A link that works, as an email would carry it; one that leads nowhere when there is no such user. */
export async function buildLink(
  { database, secret, clock }: TestApp,
  given: { userId: number; purpose: TokenPurpose },
): Promise<EmailedToken> {
  const { userId, purpose } = given
  const [user] = await database.owner.select().from(appUser).where(eq(appUser.userId, userId))
  if (user === undefined) return { uid: randomUUID(), user_token: 'none' }
  const tokenId = await database.inScope({ kind: 'system' }, (tx) =>
    issueToken(tx, { userId, purpose, secret, at: clock.now() }),
  )
  return { uid: user.uuid, user_token: tokenOf(secret, { purpose, tokenId }) }
}

/** The link of a new invitation to a company; one that leads nowhere when there is no such company. */
export async function staffLinkOf(
  { database, secret }: TestApp,
  of: { accountId: number; roleId: number; memberId: number; invitee?: string },
): Promise<StaffLink> {
  const linkUuid = randomUUID()
  const token = staffTokenOf(secret, linkUuid)
  const isThere = (await database.owner.$count(account, eq(account.accountId, of.accountId))) > 0
  const { accountId, roleId, memberId, invitee: email } = of
  if (isThere)
    await buildStaffInvitation(database, { accountId, roleId, memberId, email, linkUuid })
  return { link_uuid: linkUuid, token }
}

/** A message in the local mailbox; its id. */
export async function putInMailbox({ database, clock }: TestApp, to: string): Promise<string> {
  const mailId = randomUUID()
  const mail = createEmbeddedMail({ database, now: clock.now })
  await mail.send({ mailId, to, subject: 'Ahoy', text: 'Ahoy', html: '<p>Ahoy</p>' })
  return mailId
}
