import { useQueryClient } from '@tanstack/react-query'

import { outcomeOf } from '#contract/decisions/application-actions.ts'
import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'

import type { ApplicantView } from '../applicant-search.ts'
import { columnQuery, withCard, withoutCard } from './board-queries.ts'

/** An applicant who is sent from the column of one step to that of another. */
export type CardMove = { row: ApplicantRow; fromStepId: number; toStepId: number }

/** A function that shows a move before the server has answered; what it returns takes it back. */
export function useCardMove({ jobId, view }: ApplicantView): (move: CardMove) => () => void {
  const queryClient = useQueryClient()
  return ({ row, fromStepId, toStepId }) => {
    const from = columnQuery({ jobId, view, stepId: fromStepId }).queryKey
    const to = columnQuery({ jobId, view, stepId: toStepId }).queryKey
    const before = { from: queryClient.getQueryData(from), to: queryClient.getQueryData(to) }
    void queryClient.cancelQueries({ queryKey: from })
    void queryClient.cancelQueries({ queryKey: to })
    queryClient.setQueryData(from, (column) => column && withoutCard(column, row.user_smartreq_id))
    queryClient.setQueryData(to, (column) => column && withCard(column, sentTo(row, toStepId)))
    return () => {
      queryClient.setQueryData(from, before.from)
      queryClient.setQueryData(to, before.to)
    }
  }
}

function sentTo(row: ApplicantRow, nextStepId: number): ApplicantRow {
  const outcome = outcomeOf({ action: 'advance', state: row, nextStepId, before: null })
  return typeof outcome === 'string' ? row : { ...row, ...outcome.state }
}
