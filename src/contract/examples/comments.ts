// Example replies of `../comments.ts`.
import {
  addComment,
  type Comment,
  deleteComment,
  listComments,
  restoreComment,
  saveComment,
  type StoredComment,
} from '../scorecards/comments.ts'
import { example } from './example.ts'

export const storedComment: StoredComment = {
  comment_uuid: '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e3f',
  user_smartreq_id: 901,
  scope: 'team',
  created_at: '2026-11-14T09:00:00.000Z',
  edited_at: null,
}

export const comment: Comment = {
  ...storedComment,
  author: { user_id: 12, full_name: 'Maya Torres' },
  is_own: true,
  text: 'Knows our site. References: https://example.com/references',
  mentions: [],
}

export const commentExamples = [
  example(listComments, { data: [comment], meta: { page: 1, page_size: 25, total: 1 } }),
  example(addComment, { data: storedComment }),
  example(saveComment, { data: storedComment }),
  example(deleteComment, { data: { comment_uuid: comment.comment_uuid } }),
  example(restoreComment, { data: storedComment }),
]
