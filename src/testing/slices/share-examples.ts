// Example requests and rows of shared scorecards.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { scorecardShare, scorecardShareRecipient } from '#server/db/schema/scorecard-share.ts'
import { shareTokenHash, shareTokenOf } from '#server/scorecards/share/share-token.ts'

import { buildCompany, buildRequisition, only } from '../builders.ts'
import { apply } from '../decisions.ts'
import { type SliceExamples, unlessMissing } from '../slice-examples.ts'
import type { TestApp } from '../test-app.ts'

type Of = { readonly accountId: number; readonly userSmartreqId: number; readonly memberId: number }

export const shareExamples: SliceExamples = {
  bodies: {
    shareScorecard: () => {
      const recipients = [`${randomUUID()}@example.com`]
      return { recipients, message: 'Have a look.', days: 7, has_answers: false }
    },
    suggestScore: ({ target }) => ({
      user_step_activity_id: target.userSmartreqId,
      question_id: 'why',
      language: 'en',
    }),
    openSharedScorecard: async ({ test }) => ({ token: await sharedToken(test) }),
  },
  params: {
    revokeScorecardShare: unlessMissing(async ({ test, target }) => ({
      share_id: (await insertShare(test, target)).shareId,
    })),
  },
  rows: ({ accountId, userId, userSmartreqId, attemptId }) => [
    sql`insert into scorecard_share (account_id, user_smartreq_id, shared_by, message, has_answers, language, origin, shared_at, expires_at)
        values (${accountId}, ${userSmartreqId}, ${userId}, '', false, 'en', 'o', now(), now())`,
    sql`insert into scorecard_share_recipient (account_id, recipient_id, share_id, email, token_hash)
        select ${accountId}, ${attemptId}, share_id, 'e', md5(${attemptId}) || md5(${attemptId})
        from scorecard_share where account_id = ${accountId}`,
  ],
}

/** The token of a link that is open. */
async function sharedToken(test: TestApp): Promise<string> {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company })
  const { userId, ...made } = await apply(test, { requisition, values: { status: 'active' } })
  return (await insertShare(test, { ...made, memberId: userId })).token
}

/** An open share of an application with one recipient. */
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
