// Having the scores of a requisition calculated again, and saying so until it is done.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'

import { recalculateScores, requisitionKeys } from './requisition-queries.ts'

type RecalculationBannerProps = {
  isUnderWay: boolean
  /** How far it is; null or of nothing while that is not known. */
  progress: RequisitionDetail['recalculation']
  error: Error | null
}

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
export function RecalculationBanner({ isUnderWay, progress, error }: RecalculationBannerProps) {
  const errorText = useErrorText()
  if (isUnderWay)
    return (
      <Banner tone="info" title={<Trans>Scores are being recalculated</Trans>} isLive>
        <Trans>Until then, the list and the scorecards show the old ones.</Trans>
        <RecalculationProgress progress={progress} />
      </Banner>
    )
  if (error === null) return null
  return (
    <Banner tone="danger" isLive>
      {errorText(error)}
    </Banner>
  )
}

function RecalculationProgress({ progress }: Pick<RecalculationBannerProps, 'progress'>) {
  const { t } = useLingui()
  const format = useFormatter()
  if (progress === null || progress.total === 0) return null
  const done = format.number(Math.min(progress.done, progress.total))
  const total = format.number(progress.total)
  return (
    <ProgressBar
      label={t`Progress of the recalculation`}
      isLabelHidden
      value={progress.done}
      max={progress.total}
      valueText={t`${done} of ${total}`}
    />
  )
}

/** Reads the list again once the last score is there. */
export function useFreshScores(jobId: number, isUnderWay: boolean): void {
  const queryClient = useQueryClient()
  const wasUnderWay = useRef(isUnderWay)
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) {
      void queryClient.invalidateQueries({ queryKey: requisitionKeys.applicantsOf(jobId) })
      void queryClient.invalidateQueries({ queryKey: requisitionKeys.models(jobId) })
    }
    wasUnderWay.current = isUnderWay
  }, [queryClient, jobId, isUnderWay])
}
