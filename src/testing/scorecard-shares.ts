// Shared scorecards, for the sweeps over the contract and for tests of them.
import { randomUUID } from 'node:crypto'

import { scorecardShare, scorecardShareRecipient } from '#server/db/schema/scorecard-share.ts'
import { shareTokenHash, shareTokenOf } from '#server/scorecards/share/share-token.ts'

import { buildCompany, buildRequisition, only } from './builders.ts'
import { apply } from './decisions.ts'
import type { TestApp } from './test-app.ts'
import { NO_ID } from './world.ts'

/** What shares a scorecard with one person. */
export function shareBody() {
  const recipients = [`${randomUUID()}@example.com`]
  return { recipients, message: 'Have a look.', days: 7, has_answers: false }
}

type Of = { readonly accountId: number; readonly userSmartreqId: number; readonly memberId: number }

/** An open share of an application with one recipient; its id, and of nothing for the target that is nothing. */
export async function buildShare(test: TestApp, of: Of): Promise<number> {
  if (of.accountId === NO_ID) return NO_ID
  return (await insertShare(test, of)).shareId
}

/** The token of a link that is open. */
export async function sharedToken(test: TestApp): Promise<string> {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company })
  const { userId, ...made } = await apply(test, { requisition, values: { status: 'active' } })
  return (await insertShare(test, { ...made, memberId: userId })).token
}

async function insertShare({ database, secret, clock }: TestApp, of: Of) {
  const { accountId, userSmartreqId, memberId } = of
  const sharedAt = clock.now()
  const made = only(
    await database.owner
      .insert(scorecardShare)
      .values({
        accountId,
        userSmartreqId,
        sharedBy: memberId,
        message: '',
        hasAnswers: false,
        language: 'en',
        origin: 'http://localhost',
        sharedAt,
        expiresAt: new Date(sharedAt.getTime() + 86_400_000),
      })
      .returning(),
  )
  const recipientId = randomUUID()
  const token = shareTokenOf(secret, recipientId)
  const { shareId } = made
  await database.owner.insert(scorecardShareRecipient).values({
    accountId,
    shareId,
    recipientId,
    email: `${recipientId}@example.com`,
    tokenHash: shareTokenHash(token),
  })
  return { shareId, token }
}
