import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type DragEvent, useEffect, useId } from 'react'

import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

import { scorecardHref } from '../applicant-search.ts'
import { BoardCard, type StepTarget } from './board-card.tsx'
import type { BoardProps } from './board-props.ts'
import { cardsOf, type ColumnKey, columnQuery, totalOf } from './board-queries.ts'

import styles from './board.module.css'

type BoardColumnProps = Pick<BoardProps, 'jobId' | 'view' | 'panel' | 'canMove'> & {
  stepId: number
  title: string
  /** What is dragged can be dropped here. */
  isTarget: boolean
  targetsOf: (row: ApplicantRow) => readonly StepTarget[]
  onMove: (row: ApplicantRow, toStepId: number) => void
  onDrag: (row: ApplicantRow | null) => void
  onDrop: () => void
  onTotal: (stepId: number, total: number) => void
}

/** The applicants at one step, page after page. */
export function BoardColumn(props: BoardColumnProps) {
  const { jobId, view, stepId, title, isTarget, onDrop, onTotal } = props
  const format = useFormatter()
  const headingId = useId()
  const column = useColumn({ jobId, view, stepId })
  const total = column.data && totalOf(column.data)
  useEffect(() => {
    if (total !== undefined) onTotal(stepId, total)
  }, [stepId, total, onTotal])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard, the menu of a card moves it
    <section
      className={classNames(styles.column, isTarget && styles.target)}
      aria-labelledby={headingId}
      // Entering counts as well: a quick drop may come before the first dragover.
      onDragEnter={(event) => event.preventDefault()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <h2 className={styles.title} id={headingId}>
        {title}{' '}
        {total !== undefined && (
          <Badge>
            <span aria-hidden="true">{format.number(total)}</span>
            <VisuallyHidden>
              <Plural value={total} one="# applicant" other="# applicants" />
            </VisuallyHidden>
          </Badge>
        )}
      </h2>
      <ColumnCards {...props} column={column} />
    </section>
  )
}

type ColumnCardsProps = BoardColumnProps & { column: ReturnType<typeof useColumn> }

function ColumnCards(props: ColumnCardsProps) {
  const { jobId, view, panel, title, canMove, column, targetsOf, onMove, onDrag } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  if (column.data === undefined && column.error !== null) {
    return (
      <Banner
        tone="danger"
        isLive
        action={
          <Button size="small" onClick={() => void column.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(column.error)}
      </Banner>
    )
  }
  if (column.data === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    )
  }
  const rows = cardsOf(column.data)
  if (rows.length === 0)
    return (
      <p className={styles.empty}>
        <Trans>No one is at this step.</Trans>
      </p>
    )
  return (
    <>
      <ul className={styles.cards} role="list">
        {rows.map((row) => (
          <BoardCard
            key={row.user_smartreq_id}
            row={row}
            href={scorecardHref(row.user_smartreq_id, { jobId, view })}
            panel={panel}
            canDrag={canMove}
            targets={targetsOf(row)}
            onMove={(toStepId) => onMove(row, toStepId)}
            onDrag={onDrag}
          />
        ))}
      </ul>
      {column.hasNextPage && (
        <Button
          size="small"
          aria-label={t`Load more: ${title}`}
          isBusy={column.isFetchingNextPage}
          onClick={() => void column.fetchNextPage()}
        >
          <Trans>Load more</Trans>
        </Button>
      )}
    </>
  )
}

function useColumn(key: ColumnKey) {
  return useInfiniteQuery(columnQuery(key))
}
