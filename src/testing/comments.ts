// Comments for tests.
import { applicationComment } from '#server/db/schema/comment.ts'

import type { TestApp } from './test-app.ts'
import { NO_ID, type Target } from './world.ts'

/** A comment on a target's application, by a member of its company; the id of none for the target that is nothing. */
export async function commentOf({ database }: TestApp, target: Target): Promise<string> {
  const { accountId, userSmartreqId, memberId: authorUserId } = target
  const commentUuid = crypto.randomUUID()
  if (accountId === NO_ID) return commentUuid
  const text = 'Calls back on Monday'
  const values = { accountId, commentUuid, userSmartreqId, authorUserId, scope: 'team' as const }
  await database.owner.insert(applicationComment).values({ ...values, text, createdAt: new Date() })
  return commentUuid
}
