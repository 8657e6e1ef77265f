// What staff wrote about an application, on its scorecard.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useErrorText } from '#web/features/shell/error-words.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { Pagination } from '#web/ui/staff/pagination.tsx'

import { CommentEntry } from './comment-entry.tsx'
import { CommentForm } from './comment-form.tsx'
import { addComment, COMMENTS_PER_PAGE, commentsKey, commentsQuery } from './comment-queries.ts'

import styles from './comments.module.css'

/** The newest first, below the form for another one. */
export function CommentsCard({ userSmartreqId }: { userSmartreqId: number }) {
  const errorText = useErrorText()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(commentsQuery({ userSmartreqId, page }))
  return (
    <Card as="section" className={styles.card}>
      <CardTitle level={2}>
        <Trans>Comments</Trans>
      </CardTitle>
      <NewComment userSmartreqId={userSmartreqId} onAdded={() => setPage(1)} />
      {data === undefined && error !== null && (
        <Banner
          tone="danger"
          isLive
          action={
            <Button size="small" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(error)}
        </Banner>
      )}
      {data === undefined && error === null && (
        <SkeletonGroup>
          <Skeleton shape="block" height="4rem" />
        </SkeletonGroup>
      )}
      {data?.meta.total === 0 && (
        <p className={styles.hint}>
          <Trans>No comments yet. Candidates do not see comments in the app.</Trans>
        </p>
      )}
      {data !== undefined && data.data.length > 0 && (
        <ol className={styles.list}>
          {data.data.map((comment) => (
            <CommentEntry key={comment.comment_uuid} comment={comment} />
          ))}
        </ol>
      )}
      {data !== undefined && data.meta.total > COMMENTS_PER_PAGE && (
        <Pagination
          page={data.meta.page}
          pageSize={data.meta.page_size}
          total={data.meta.total}
          onPage={setPage}
        />
      )}
    </Card>
  )
}

type NewCommentProps = { userSmartreqId: number; onAdded: () => void }

function NewComment({ userSmartreqId, onAdded }: NewCommentProps) {
  const [count, setCount] = useState(0)
  const adding = useCommand(addComment, {
    invalidates: commentsKey(userSmartreqId),
    onDone: () => {
      // Another form, which is empty.
      setCount((before) => before + 1)
      onAdded()
    },
  })
  return (
    <CommentForm
      key={count}
      content={{ text: '', scope: 'team' }}
      isBusy={adding.isPending}
      error={adding.error}
      onSubmit={(content) => adding.mutate({ userSmartreqId, content })}
    />
  )
}
