// Example requests and rows of comments on applications.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { applicationComment, commentMention } from '#server/db/schema/comment.ts'

import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const TEXT = 'Calls back on Monday'

export const commentExamples: SliceExamples = {
  bodies: {
    addComment: { text: TEXT, scope: 'team' },
    saveComment: { text: 'Called back' },
    markMentions: { is_seen: true },
  },
  params: {
    saveComment: newComment,
    deleteComment: newComment,
    restoreComment: newComment,
    markMentions: newMention,
  },
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

/** A comment that mentions everyone who may call. */
async function newMention(needs: ExampleNeeds) {
  const { accountId } = needs.target
  const { comment_uuid: commentUuid } = await newComment(needs)
  const people = needs.world.actors.flatMap(({ person }) => person?.userId ?? [])
  if (accountId !== NO_ID)
    await needs.test.database.owner
      .insert(commentMention)
      .values(people.map((userId) => ({ accountId, commentUuid, userId })))
  return {}
}
