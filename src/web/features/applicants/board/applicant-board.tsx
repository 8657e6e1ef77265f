// A board of a requisition's applicants: a column for each step of the plan. It asks the server for nothing but its columns.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

import { stepTargetsOf } from '#contract/decisions/application-actions.ts'
import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { BoardColumn } from './board-column.tsx'
import type { BoardProps } from './board-props.ts'
import type { CardMove } from './use-card-move.ts'

import styles from './board.module.css'

type ApplicantBoardProps = BoardProps & {
  /** Sends an applicant to another step. */
  onMove: (move: CardMove) => void
}

type Dragged = { row: ApplicantRow; fromStepId: number }

export function ApplicantBoard(props: ApplicantBoardProps) {
  const { jobId, view, steps, total, panel, canMove, onMove } = props
  const { t } = useLingui()
  const stepTitle = useStepTitle()
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [totals, setTotal] = useTotals()
  const board = useRef<HTMLDivElement>(null)
  const focusAfterMove = useFocusAfterMove(board)
  const named = steps.map((step) => ({
    id: step.job_step_id,
    title: stepTitle(step.title, step.standard_title),
  }))
  const columns = named.filter(({ id }) => view.step === undefined || view.step === id)
  // By the column: on an older version of the plan, the same step has another id.
  const targetsOf = ({ row, fromStepId }: Dragged) => {
    const ids = named.map(({ id }) => id)
    const targets = canMove ? stepTargetsOf({ ...row, job_step_id: fromStepId }, ids) : []
    return named.filter(({ id }) => targets.includes(id))
  }
  const isTarget = (id: number) => dragged !== null && targetsOf(dragged).some((to) => to.id === id)
  const move = (change: CardMove) => {
    focusAfterMove(change.row.user_smartreq_id)
    onMove(change)
  }
  const drop = (toStepId: number) => {
    // A card that leaves its column has no end of its drag: its element is gone by then.
    setDragged(null)
    if (dragged === null || dragged.fromStepId === toStepId) return
    if (isTarget(toStepId)) return move({ ...dragged, toStepId })
    const name = `${dragged.row.first_name} ${dragged.row.last_name}`
    notify({
      type: 'error',
      body: t`${name} was not moved. Only new and active applicants can be moved, and only to the next step.`,
    })
  }
  return (
    <>
      {/* Focusable, because a region that scrolls must scroll by keyboard too. */}
      <section
        className={styles.board}
        aria-label={t`Applicants by step`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        ref={board}
      >
        {columns.map(({ id, title }) => (
          <BoardColumn
            key={id}
            {...{ jobId, view, panel, title, canMove }}
            stepId={id}
            isTarget={isTarget(id)}
            targetsOf={(row) => targetsOf({ row, fromStepId: id })}
            onMove={(row, toStepId) => move({ row, fromStepId: id, toStepId })}
            onDrag={(row) => setDragged(row && { row, fromStepId: id })}
            onDrop={() => drop(id)}
            onTotal={setTotal}
          />
        ))}
      </section>
      {view.step === undefined && columns.every(({ id }) => totals.has(id)) && (
        <NotOnBoard
          count={total - columns.reduce((sum, { id }) => sum + (totals.get(id) ?? 0), 0)}
          onView={props.onView}
        />
      )}
    </>
  )
}

type NotOnBoardProps = Pick<BoardProps, 'onView'> & { count: number }

/** Those who have not begun a step, and those whose step is not in the plan any more. */
function NotOnBoard({ count, onView }: NotOnBoardProps) {
  if (count <= 0) return null
  return (
    <p className={styles.hint}>
      <Plural
        value={count}
        one="# applicant is at no step of this plan."
        other="# applicants are at no step of this plan."
      />{' '}
      <Button size="small" variant="quiet" onClick={() => onView({ layout: undefined })}>
        <Trans>Show the list</Trans>
      </Button>
    </p>
  )
}

/** How many applicants each column has, as its last reply says. */
function useTotals() {
  const [totals, setTotals] = useState<ReadonlyMap<number, number>>(new Map())
  const setTotal = useCallback(
    (stepId: number, total: number) => setTotals((before) => new Map(before).set(stepId, total)),
    [],
  )
  return [totals, setTotal] as const
}

/** A card that is moved takes the focus along. */
function useFocusAfterMove(board: RefObject<HTMLElement | null>) {
  const moved = useRef<number | null>(null)
  useEffect(() => {
    const id = moved.current
    if (id === null || document.activeElement !== document.body) return
    const link = board.current?.querySelector<HTMLElement>(`[data-card-id="${id}"] a`)
    if (!link) return
    moved.current = null
    link.focus()
  })
  return (id: number) => {
    moved.current = id
  }
}
