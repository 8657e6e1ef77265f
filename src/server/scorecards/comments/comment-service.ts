// Rules of comments on applications: who reads one, and that its author alone changes it. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import * as contract from '#contract/scorecards/comments.ts'
import type { Comment, CommentContent, StoredComment } from '#contract/scorecards/comments.ts'

import type { JobAccess, StaffScopes } from '../../access/staff-access.ts'
import {
  applicationCommand,
  assertBegunFrom,
  type By,
  type Changing,
} from '../../access/staff-command.ts'
import type { Database } from '../../db/database.ts'
import { undoUntil } from '../../decisions/undo.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { MailContext, MailDeps } from '../../mail/order-mail.ts'
import * as repository from './comment-repository.ts'
import type { CommentRow, MentionRow } from './comment-repository.ts'
import { mention } from './mention-service.ts'

type Deps = MailDeps & {
  readonly database: Database
  readonly scopes: StaffScopes
}
type Query = z.output<typeof contract.listComments.query> & { readonly userSmartreqId: number }
type Adding = { readonly userSmartreqId: number; readonly content: CommentContent }
type One = { readonly commentUuid: string }
type Saving = One & { readonly content: Partial<CommentContent> }
/** How those whom a comment mentions are written to. */
type Mailing = { readonly deps: Deps; readonly writesAs: MailContext }
type WritingBy = By & Pick<Mailing, 'writesAs'>

const storedSchema = contract.addComment.responses[201].shape.data

export function createCommentService(deps: Deps) {
  const { scopes } = deps
  return {
    /** One page of the comments on an application that the caller may read. */
    list: (caller: Caller, query: Query) =>
      scopes.atApplication({ caller, ...query }, async (tx, { accountId }) => {
        const reader = { accountId, readerId: caller.userId }
        const { rows, total } = await repository.listComments(tx, { ...query, ...reader })
        const commentUuids = rows.map((row) => row.commentUuid)
        const mentions = await repository.listMentions(tx, { accountId, commentUuids })
        return {
          data: rows.map((row) => describe(row, { ...reader, mentions })),
          meta: { page: query.page, page_size: query.page_size, total },
        }
      }),

    /** @throws AppError `validation_failed` for a mention of someone who does not see the application. */
    async add({ writesAs, ...by }: WritingBy, given: Adding): Promise<StoredComment> {
      const reply = await applicationCommand(scopes, {
        by,
        userSmartreqId: given.userSmartreqId,
        policy: contract.addComment.policy,
        name: 'add-comment',
        request: given,
        replySchema: storedSchema,
        change: (changing) => add(changing, { ...given, deps, writesAs }),
      })
      deps.jobs.wake('send-mail')
      return reply
    },

    ...ownComments(deps),
  }
}

/** What authors do with theirs. All throw AppError `not_found`, and `not_own_comment` for another user's. */
function ownComments(deps: Deps) {
  const { scopes, now } = deps
  const commandOf = async (by: By, given: One & { name: string }) => ({
    by,
    userSmartreqId: await getApplicationOf(deps, given.commentUuid),
    policy: contract.saveComment.policy,
    name: given.name,
    request: given,
  })
  return {
    /** Also `validation_failed`, as for a new one, and `conflict` where another window of the author saved meanwhile. */
    async save({ writesAs, ...by }: WritingBy, given: Saving): Promise<StoredComment> {
      const reply = await applicationCommand(scopes, {
        ...(await commandOf(by, { ...given, name: 'save-comment' })),
        replySchema: storedSchema,
        change: (changing) => save(changing, { ...given, deps, writesAs }),
      })
      deps.jobs.wake('send-mail')
      return reply
    },

    remove: async (by: By, given: One) =>
      applicationCommand(scopes, {
        ...(await commandOf(by, { ...given, name: 'delete-comment' })),
        replySchema: contract.deleteComment.responses[200].shape.data,
        change: (changing) => remove(changing, { ...given, at: now() }),
      }),

    /** Also `undo_expired`. */
    restore: async (by: By, given: One) =>
      applicationCommand(scopes, {
        ...(await commandOf(by, { ...given, name: 'restore-comment' })),
        replySchema: storedSchema,
        change: (changing) => restore(changing, { ...given, at: now() }),
      }),
  }
}

async function getApplicationOf({ database }: Deps, commentUuid: string): Promise<number> {
  const found = await database.inScope({ kind: 'system' }, (tx) =>
    repository.findApplicationOf(tx, commentUuid),
  )
  if (found === null) throw new AppError('not_found')
  return found
}

async function add(
  changing: Changing<JobAccess>,
  { userSmartreqId, content, ...mailing }: Adding & Mailing,
): Promise<StoredComment> {
  const { tx, access } = changing
  const commentUuid = randomUUID()
  const { mentioned_user_ids: userIds, text, scope } = content
  await repository.insertComment(tx, {
    text,
    scope,
    accountId: access.accountId,
    commentUuid,
    userSmartreqId,
    authorUserId: access.userId,
    createdAt: mailing.deps.now(),
  })
  const isPrivate = scope === 'private'
  await mention(changing, { ...mailing, commentUuid, userSmartreqId, isPrivate, userIds })
  await record(changing, { userSmartreqId, action: 'comment' })
  return getOwn(changing, { commentUuid })
}

async function save(
  changing: Changing<JobAccess>,
  { commentUuid, content, ...mailing }: Saving & Mailing,
): Promise<StoredComment> {
  const { text, scope, userSmartreqId } = await getOwnRow(changing, { commentUuid })
  assertBegunFrom(changing, { text, scope })
  const { mentioned_user_ids: userIds, ...written } = content
  const change = { ...written, editedAt: mailing.deps.now() }
  await repository.updateComment(changing.tx, { ...keyOf(changing, commentUuid), change })
  const isPrivate = (content.scope ?? scope) === 'private'
  await mention(changing, { ...mailing, commentUuid, userSmartreqId, isPrivate, userIds })
  await record(changing, { userSmartreqId, action: 'edit_comment' })
  return getOwn(changing, { commentUuid })
}

async function remove(changing: Changing, { commentUuid, at }: One & { at: Date }) {
  const { user_smartreq_id: userSmartreqId } = await getOwn(changing, { commentUuid })
  const change = { deletedAt: at }
  await repository.updateComment(changing.tx, { ...keyOf(changing, commentUuid), change })
  await record(changing, { userSmartreqId, action: 'delete_comment' })
  return { comment_uuid: commentUuid }
}

async function restore(
  changing: Changing,
  { commentUuid, at }: One & { at: Date },
): Promise<StoredComment> {
  const key = keyOf(changing, commentUuid)
  const row = await repository.findComment(changing.tx, key)
  if (row === null) throw new AppError('not_found')
  if (row.authorUserId !== key.readerId) throw new AppError('not_own_comment')
  if (row.deletedAt !== null) {
    if (undoUntil(row.deletedAt) < at) throw new AppError('undo_expired')
    await repository.updateComment(changing.tx, { ...key, change: { deletedAt: null } })
    const { userSmartreqId } = row
    await record(changing, { userSmartreqId, action: 'restore_comment' })
  }
  return describeStored(row)
}

function keyOf({ access }: Changing, commentUuid: string) {
  return { accountId: access.accountId, readerId: access.userId, commentUuid }
}

async function getOwn(changing: Changing, one: One): Promise<StoredComment> {
  return describeStored(await getOwnRow(changing, one))
}

/** @throws AppError `not_found`, `not_own_comment`. */
async function getOwnRow(changing: Changing, { commentUuid }: One): Promise<CommentRow> {
  const key = keyOf(changing, commentUuid)
  const row = await repository.findComment(changing.tx, key)
  if (row === null || row.deletedAt !== null) throw new AppError('not_found')
  if (row.authorUserId !== key.readerId) throw new AppError('not_own_comment')
  return row
}

// Without a word of it: the trail outlives the comment, and more users read it.
function record(
  { audit }: Changing,
  { userSmartreqId, action }: { userSmartreqId: number; action: string },
): Promise<void> {
  return audit({ entity: 'application', entityId: userSmartreqId, action })
}

function describe(
  row: CommentRow,
  { readerId, mentions }: { readerId: number; mentions: readonly MentionRow[] },
): Comment {
  return {
    ...describeStored(row),
    author: { user_id: row.authorUserId, full_name: row.authorName },
    is_own: row.authorUserId === readerId,
    text: row.text,
    mentions: mentions
      .filter((one) => one.commentUuid === row.commentUuid)
      .map(({ userId, name }) => ({ user_id: userId, full_name: name })),
  }
}

function describeStored(row: CommentRow): StoredComment {
  return {
    comment_uuid: row.commentUuid,
    user_smartreq_id: row.userSmartreqId,
    scope: row.scope,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
  }
}
