// What staff write about an application to each other, or for themselves.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { COMMENT_MAX_LENGTH, COMMENT_SCOPES, MENTIONS_MAX } from './scorecards-rules.ts'

const TAG = 'Comments'
const policy = { level: 2, scope: 'job' } as const
/** For every user who sees the application. */
const command = { ...policy, isIdempotent: true } as const
const url = '/user/v1/comment/:user_smartreq_id/' as const
const oneUrl = '/user/v1/comment-detail/:comment_uuid/' as const
const ofApplicationSchema = z.object({ user_smartreq_id: idSchema })
const paramsSchema = z.object({ comment_uuid: z.uuid() })

const commentSchema = z.object({
  comment_uuid: z.uuid(),
  user_smartreq_id: z.number(),
  /** The name is null for an author who is not of the company any more. */
  author: z.object({ user_id: z.number(), full_name: z.string().nullable() }),
  /** Whether the reader wrote it, who alone can change and delete it. */
  is_own: z.boolean(),
  scope: z.enum(COMMENT_SCOPES),
  /** Plain text; who is mentioned stands in it as @ and their name. */
  text: z.string(),
  /** Whom it mentions, in the order of their names; null for the name of a user who is gone. */
  mentions: z.array(z.object({ user_id: z.number(), full_name: z.string().nullable() })),
  created_at: instantSchema,
  /** Null for one that was never changed. */
  edited_at: instantSchema.nullable(),
})
export type Comment = z.infer<typeof commentSchema>

const contentSchema = z.object({
  text: textSchema.trim().min(1).max(COMMENT_MAX_LENGTH),
  scope: z.enum(COMMENT_SCOPES),
  /** Colleagues who see the application, and are written to. Left out: no one, or those who were mentioned before. */
  mentioned_user_ids: z.array(idSchema).max(MENTIONS_MAX).optional(),
})
export type CommentContent = z.infer<typeof contentSchema>

/** Without its text: receipts of commands outlive the comment and who it is about. */
const storedSchema = commentSchema.omit({ text: true, author: true, mentions: true, is_own: true })
export type StoredComment = z.infer<typeof storedSchema>

export const listComments = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The comments on an application that the caller may read, newest first',
  policy,
  params: ofApplicationSchema,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(commentSchema) },
})

export const addComment = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary: 'Comment on an application, for all who see it or for oneself',
  policy: command,
  params: ofApplicationSchema,
  body: contentSchema,
  responses: { 201: dataOf(storedSchema) },
})

export const saveComment = endpoint({
  method: 'PATCH',
  url: oneUrl,
  tag: TAG,
  summary: 'Change a comment of one’s own, or who reads it',
  policy: command,
  params: paramsSchema,
  body: contentSchema.partial(),
  responses: { 200: dataOf(storedSchema) },
})

export const deleteComment = endpoint({
  method: 'DELETE',
  url: oneUrl,
  tag: TAG,
  summary: 'Delete a comment of one’s own, which can be put back for ten minutes',
  policy: command,
  params: paramsSchema,
  responses: { 200: dataOf(commentSchema.pick({ comment_uuid: true })) },
})

export const restoreComment = endpoint({
  method: 'POST',
  url: '/user/v1/comment-detail/:comment_uuid/restore/',
  tag: TAG,
  summary: 'Put back a comment of one’s own that was deleted within the last ten minutes',
  policy: command,
  params: paramsSchema,
  responses: { 200: dataOf(storedSchema) },
})
