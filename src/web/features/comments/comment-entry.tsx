import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Comment } from '#contract/scorecards/comments.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { CommentForm } from './comment-form.tsx'
import {
  COMMENTED_KEY,
  commentsKey,
  deleteComment,
  restoreComment,
  saveComment,
  writtenOf,
} from './comment-queries.ts'
import { LinkedText } from './linked-text.tsx'

import styles from './comments.module.css'

type EntryProps = { comment: Comment; jobId: number }

/** One comment; its author changes and deletes it here. */
export function CommentEntry({ comment, jobId }: EntryProps) {
  const { t } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const { edition, onLoad } = useEditions({
    reads: commentsKey(comment.user_smartreq_id),
    invalidates: COMMENTED_KEY,
  })
  const remove = useDelete(comment.comment_uuid)
  const name = comment.author.full_name ?? t`A former user`
  return (
    <li className={styles.comment}>
      <p className={styles.heading}>
        <strong>{name}</strong>
        <RelativeTime at={comment.created_at} className={styles.hint} />
        {comment.edited_at !== null && (
          <span className={styles.hint}>
            <Trans>Edited</Trans>
          </span>
        )}
        {comment.scope === 'private' && (
          <Badge>
            <Trans>Only me</Trans>
          </Badge>
        )}
      </p>
      {isEditing ? (
        <EditedComment
          key={edition}
          {...{ comment, jobId, onLoad }}
          onClose={() => setIsEditing(false)}
        />
      ) : (
        <p className={styles.text}>
          <LinkedText
            text={comment.text}
            names={comment.mentions.flatMap((one) => one.full_name ?? [])}
          />
        </p>
      )}
      {comment.is_own && !isEditing && (
        <div className={styles.actions}>
          <Button size="small" variant="quiet" onClick={() => setIsEditing(true)}>
            <Trans>Edit</Trans>
          </Button>
          <Button size="small" variant="quiet" isBusy={remove.isPending} onClick={remove.run}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}

type EditedCommentProps = EntryProps & {
  /** Begins again from what is stored. */
  onLoad: () => void
  onClose: () => void
}

function EditedComment({ comment, jobId, onLoad, onClose }: EditedCommentProps) {
  const { comment_uuid: commentUuid } = comment
  // As it was when the author began: it may be read again meanwhile.
  const [begun] = useState(comment)
  const saving = useCommand(saveComment, { invalidates: COMMENTED_KEY, onDone: onClose })
  return (
    <CommentForm
      jobId={jobId}
      content={begun}
      isBusy={saving.isPending}
      error={saving.error}
      onSubmit={(content, stored = writtenOf(begun)) =>
        saving.mutate({ commentUuid, content, base: stored })
      }
      onCancel={onClose}
      onLoad={onLoad}
    />
  )
}

function useDelete(commentUuid: string) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const invalidates = COMMENTED_KEY
  const say = (error: Error) => notify({ type: 'error', body: errorText(error) })
  const restoring = useCommand(restoreComment, { invalidates })
  const deleting = useCommand(deleteComment, {
    invalidates,
    onDone: () => {
      const onUndo = () => restoring.mutateAsync({ commentUuid }, { onError: say })
      notifyUndoable(t`Comment deleted.`, onUndo)
    },
  })
  return {
    isPending: deleting.isPending,
    run: () => deleting.mutate({ commentUuid }, { onError: say }),
  }
}
