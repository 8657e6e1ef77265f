// Having the scores of a requisition calculated anew, and saying so until it is done.
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import type { RequisitionDetail } from '#contract/requisitions.ts'
import { useErrorText } from '#web/features/shell/error-words.ts'
import { Banner } from '#web/ui/banner.tsx'

import { recalculateScores, requisitionKeys } from './requisition-queries.ts'

type RecalculationBannerProps = { isUnderWay: boolean; error: Error | null }

/** Orders it. The screen says so at once, and takes it back when the server refuses. */
export function useRecalculating(jobId: number) {
  const queryClient = useQueryClient()
  const key = requisitionKeys.detail(jobId)
  const note = (isUnderWay: boolean) =>
    queryClient.setQueryData<RequisitionDetail>(key, (held) =>
      held === undefined ? held : { ...held, is_recalculating: isUnderWay },
    )
  return useMutation({
    mutationFn: () => recalculateScores(jobId),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey: key })
      note(true)
    },
    onError: () => note(false),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

/** Stands while it is under way, and where it could not be ordered. */
export function RecalculationBanner({ isUnderWay, error }: RecalculationBannerProps) {
  const errorText = useErrorText()
  if (isUnderWay)
    return (
      <Banner tone="info" title={<Trans>Scores are being recalculated</Trans>} isLive>
        <Trans>The list and the scorecards show the old ones until it is done.</Trans>
      </Banner>
    )
  if (error === null) return null
  return (
    <Banner tone="danger" isLive>
      {errorText(error)}
    </Banner>
  )
}

/** Reads the list anew once the last score is there. */
export function useFreshScores(jobId: number, isUnderWay: boolean): void {
  const queryClient = useQueryClient()
  const wasUnderWay = useRef(isUnderWay)
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay)
      void queryClient.invalidateQueries({ queryKey: requisitionKeys.applicantsOf(jobId) })
    wasUnderWay.current = isUnderWay
  }, [queryClient, jobId, isUnderWay])
}
