// SQL of comments on applications. Runs in the company's scope, unless said otherwise.
import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'

import type { CommentContent } from '#contract/scorecards/comments.ts'

import type { Tx } from '../../db/database.ts'
import { applicationComment, commentMention } from '../../db/schema/comment.ts'
import { appUser } from '../../db/schema/session.ts'

type Reader = { readonly accountId: number; readonly readerId: number }
type Key = Reader & { readonly commentUuid: string }

const columns = {
  commentUuid: applicationComment.commentUuid,
  userSmartreqId: applicationComment.userSmartreqId,
  authorUserId: applicationComment.authorUserId,
  authorName: sql<string | null>`${appUser.firstName} || ' ' || ${appUser.lastName}`,
  scope: applicationComment.scope,
  text: applicationComment.text,
  createdAt: applicationComment.createdAt,
  editedAt: applicationComment.editedAt,
  deletedAt: applicationComment.deletedAt,
}

/** One page of what a user may read of the comments on an application, newest first, and how many there are. */
export async function listComments(
  tx: Tx,
  given: Reader & { userSmartreqId: number; page: number; page_size: number },
) {
  const where = and(
    isReadable(given),
    eq(applicationComment.userSmartreqId, given.userSmartreqId),
    isNull(applicationComment.deletedAt),
  )
  const rows = await selectComments(tx)
    .where(where)
    .orderBy(desc(applicationComment.createdAt), desc(applicationComment.commentUuid))
    .limit(given.page_size)
    .offset((given.page - 1) * given.page_size)
  return { rows, total: await tx.db.$count(applicationComment, where) }
}

export type CommentRow = Awaited<ReturnType<typeof listComments>>['rows'][number]

/** A comment that a user may read, the deleted ones as well; null for any other. */
export async function findComment(tx: Tx, key: Key): Promise<CommentRow | null> {
  const [row] = await selectComments(tx).where(
    and(isReadable(key), eq(applicationComment.commentUuid, key.commentUuid)),
  )
  return row ?? null
}

/** The application that a comment is about; null when there is no such comment. Runs in the system's scope. */
export async function findApplicationOf(tx: Tx, commentUuid: string): Promise<number | null> {
  const [row] = await tx.db
    .select({ userSmartreqId: applicationComment.userSmartreqId })
    .from(applicationComment)
    .where(eq(applicationComment.commentUuid, commentUuid))
  return row?.userSmartreqId ?? null
}

export async function insertComment(
  tx: Tx,
  values: typeof applicationComment.$inferInsert,
): Promise<void> {
  await tx.db.insert(applicationComment).values(values)
}

type Change = Partial<Pick<CommentContent, 'text' | 'scope'>> & {
  editedAt?: Date
  deletedAt?: Date | null
}

/** Changes a comment of that author. */
export async function updateComment(tx: Tx, { change, ...key }: Key & { change: Change }) {
  await tx.db
    .update(applicationComment)
    .set(change)
    .where(
      and(
        eq(applicationComment.accountId, key.accountId),
        eq(applicationComment.commentUuid, key.commentUuid),
        eq(applicationComment.authorUserId, key.readerId),
      ),
    )
}

type Comments = { readonly accountId: number; readonly commentUuids: readonly string[] }

/** Whom comments mention, by name. */
export function listMentions(tx: Tx, { accountId, commentUuids }: Comments) {
  const name = sql<string | null>`${appUser.firstName} || ' ' || ${appUser.lastName}`
  return tx.db
    .select({ commentUuid: commentMention.commentUuid, userId: commentMention.userId, name })
    .from(commentMention)
    .leftJoin(appUser, eq(appUser.userId, commentMention.userId))
    .where(
      and(
        eq(commentMention.accountId, accountId),
        inArray(commentMention.commentUuid, [...commentUuids]),
      ),
    )
    .orderBy(asc(name), asc(commentMention.userId))
}

export type MentionRow = Awaited<ReturnType<typeof listMentions>>[number]

/** Makes these users the ones that a comment mentions. */
export async function replaceMentions(
  tx: Tx,
  { accountId, commentUuid, userIds }: Omit<Key, 'readerId'> & { userIds: readonly number[] },
): Promise<void> {
  const isOfComment = and(
    eq(commentMention.accountId, accountId),
    eq(commentMention.commentUuid, commentUuid),
  )
  await tx.db.delete(commentMention).where(isOfComment)
  if (userIds.length === 0) return
  await tx.db
    .insert(commentMention)
    .values(userIds.map((userId) => ({ accountId, commentUuid, userId })))
}

/** Some users, with the language in which they are written to. */
export function listLanguages(
  tx: Tx,
  userIds: readonly number[],
): Promise<{ userId: number; language: string | null }[]> {
  return tx.db
    .select({ userId: appUser.userId, language: appUser.language })
    .from(appUser)
    .where(inArray(appUser.userId, [...userIds]))
}

function selectComments(tx: Tx) {
  return tx.db
    .select(columns)
    .from(applicationComment)
    .leftJoin(appUser, eq(appUser.userId, applicationComment.authorUserId))
    .$dynamic()
}

function isReadable({ accountId, readerId }: Reader): SQL | undefined {
  return and(
    eq(applicationComment.accountId, accountId),
    or(eq(applicationComment.scope, 'team'), eq(applicationComment.authorUserId, readerId)),
  )
}
