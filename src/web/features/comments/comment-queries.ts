// What comments on an application ask of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { Comment, CommentContent } from '#contract/scorecards/comments.ts'
import { begunFrom } from '#web/api/begun-from.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

export const COMMENTS_PER_PAGE = 10

/** What is read again after a change: the comments, and the history beside them. */
export const COMMENTED_KEY = ['scorecards'] as const

export function commentsKey(userSmartreqId: number) {
  return [...COMMENTED_KEY, 'comments', userSmartreqId] as const
}

/** One page of the comments that the user may read, newest first. */
export function commentsQuery({ userSmartreqId, page }: { userSmartreqId: number; page: number }) {
  return queryOptions({
    queryKey: [...commentsKey(userSmartreqId), page] as const,
    queryFn: ({ signal }) => {
      const path = { user_smartreq_id: userSmartreqId }
      const params = { path, query: { page, page_size: COMMENTS_PER_PAGE } }
      return unwrap(api.GET('/user/v1/comment/{user_smartreq_id}/', { params, signal }))
    },
    placeholderData: keepPreviousData,
  })
}

type Adding = { userSmartreqId: number; content: CommentContent }

export async function addComment({ userSmartreqId, content }: Adding, header: CommandHeader) {
  const params = { path: { user_smartreq_id: userSmartreqId }, header }
  const call = api.POST('/user/v1/comment/{user_smartreq_id}/', { params, body: content })
  return (await unwrap(call)).data
}

type One = { commentUuid: string }

type Saving = One & {
  content: CommentContent
  /** What the change began from, as the server compares it. */
  base: object
}

/** What is compared of a comment before it is written over. */
export function writtenOf({ text, scope }: Pick<Comment, 'text' | 'scope'>) {
  return { text, scope }
}

export async function saveComment({ commentUuid, content, base }: Saving, header: CommandHeader) {
  const params = { path: { comment_uuid: commentUuid }, header }
  const call = api.PATCH('/user/v1/comment-detail/{comment_uuid}/', {
    params,
    body: content,
    headers: begunFrom(base),
  })
  return (await unwrap(call)).data
}

export async function deleteComment({ commentUuid }: One, header: CommandHeader) {
  const params = { path: { comment_uuid: commentUuid }, header }
  return (await unwrap(api.DELETE('/user/v1/comment-detail/{comment_uuid}/', { params }))).data
}

export async function restoreComment({ commentUuid }: One, header: CommandHeader) {
  const params = { path: { comment_uuid: commentUuid }, header }
  const url = '/user/v1/comment-detail/{comment_uuid}/restore/'
  return (await unwrap(api.POST(url, { params }))).data
}
