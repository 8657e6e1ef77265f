// Example requests and rows of comments on applications.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { applicationComment } from '#server/db/schema/comment.ts'

import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const TEXT = 'Calls back on Monday'

export const commentExamples: SliceExamples = {
  bodies: {
    addComment: { text: TEXT, scope: 'team' },
    saveComment: { text: 'Called back' },
  },
  params: { saveComment: newComment, deleteComment: newComment, restoreComment: newComment },
  rows: ({ accountId, userId, userSmartreqId }) => [
    sql`insert into application_comment (account_id, comment_uuid, user_smartreq_id, author_user_id, scope, text, created_at)
        values (${accountId}, gen_random_uuid(), ${userSmartreqId}, ${userId}, 'team', 'c', now())`,
    sql`insert into comment_mention (account_id, comment_uuid, user_id)
      select account_id, comment_uuid, author_user_id from application_comment where account_id = ${accountId}`,
  ],
}

/** A comment on the target's application, by a member of its company. */
async function newComment({ test, target }: ExampleNeeds) {
  const { accountId, userSmartreqId, memberId: authorUserId } = target
  const commentUuid = randomUUID()
  if (accountId === NO_ID) return { comment_uuid: commentUuid }
  const key = { accountId, commentUuid, userSmartreqId, authorUserId }
  await test.database.owner
    .insert(applicationComment)
    .values({ ...key, scope: 'team', text: TEXT, createdAt: new Date() })
  return { comment_uuid: commentUuid }
}
