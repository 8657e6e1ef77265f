// What staff wrote about an application, on its scorecard.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'

import { CommentEntry } from './comment-entry.tsx'
import { CommentForm } from './comment-form.tsx'
import { addComment, COMMENTED_KEY, COMMENTS_PER_PAGE, commentsQuery } from './comment-queries.ts'

import styles from './comments.module.css'

type CommentsCardProps = { userSmartreqId: number; jobId: number; isReadOnly?: boolean }

/** The newest first, below the form for another one, which an application without actions does not have. */
export function CommentsCard({ userSmartreqId, jobId, isReadOnly = false }: CommentsCardProps) {
  const errorText = useErrorText()
  const [page, setPage] = useState(1)
  const comments = useQuery(commentsQuery({ userSmartreqId, page }))
  return (
    <Card as="section" className={styles.card}>
      <CardTitle level={2}>
        <Trans>Comments</Trans>
      </CardTitle>
      {!isReadOnly && (
        <NewComment userSmartreqId={userSmartreqId} jobId={jobId} onAdded={() => setPage(1)} />
      )}
      <PagedList
        query={comments}
        errorText={errorText}
        pageSize={COMMENTS_PER_PAGE}
        onPage={setPage}
        empty={
          <p className={styles.hint}>
            <Trans>No comments yet. Candidates do not see comments in the app.</Trans>
          </p>
        }
      >
        <ol className={styles.list}>
          {comments.data?.data.map((comment) => (
            <CommentEntry key={comment.comment_uuid} comment={comment} jobId={jobId} />
          ))}
        </ol>
      </PagedList>
    </Card>
  )
}

type NewCommentProps = { userSmartreqId: number; jobId: number; onAdded: () => void }

function NewComment({ userSmartreqId, jobId, onAdded }: NewCommentProps) {
  const [addedCount, setAddedCount] = useState(0)
  const adding = useCommand(addComment, {
    invalidates: COMMENTED_KEY,
    onDone: () => {
      setAddedCount((before) => before + 1)
      onAdded()
    },
  })
  return (
    <CommentForm
      jobId={jobId}
      addedCount={addedCount}
      content={{ text: '', scope: 'team', mentions: [] }}
      isBusy={adding.isPending}
      error={adding.error}
      onSubmit={(content) => adding.mutate({ userSmartreqId, content })}
    />
  )
}
