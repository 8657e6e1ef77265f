// Says what scoring an applicant again will do, and orders it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Rescored, RescorePreview } from '#contract/scorecards/rescore.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import { EVERYTHING } from '../duplicates/duplicate-queries.ts'
import { rescoreApplicant, rescorePreviewQuery } from './rescore-queries.ts'

type RescoreDialogProps = { scorecard: Scorecard; onClose: () => void }

export function RescoreDialog({ scorecard, onClose }: RescoreDialogProps) {
  const { applicant } = scorecard
  const { user_smartreq_id: userSmartreqId } = applicant
  const { t } = useLingui()
  const errorText = useErrorText()
  const preview = useQuery(rescorePreviewQuery(userSmartreqId))
  const rescoring = useCommand(rescoreApplicant, {
    invalidates: EVERYTHING,
    onDone: (rescored) => {
      onClose()
      notifyDone(<RescoredText rescored={rescored} />)
    },
  })
  const error = preview.error ?? rescoring.error
  const name = `${applicant.first_name} ${applicant.last_name}`
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => preview.data !== undefined && rescoring.mutate({ userSmartreqId })}
      title={t`Score ${name} again?`}
      confirmLabel={t`Score again`}
      isBusy={preview.isPending || rescoring.isPending}
    >
      {preview.data !== undefined && <PreviewText preview={preview.data} fit={scorecard.fit} />}
      {preview.isPending && (
        <SkeletonGroup>
          <Skeleton width="20rem" />
        </SkeletonGroup>
      )}
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}

function PreviewText({ preview, fit }: { preview: RescorePreview } & Pick<Scorecard, 'fit'>) {
  const format = useFormatter()
  const { recalculated, kept } = preview
  const score = format.number(fit?.score ?? 0, { maximumFractionDigits: 0 })
  return (
    <>
      <p>
        <Plural
          value={recalculated}
          _0="No assessment can be scored again."
          one="# assessment is scored again from its stored answers, by the keys and weights of today."
          other="# assessments are scored again from their stored answers, by the keys and weights of today."
        />
      </p>
      {kept > 0 && (
        <p>
          <Plural
            value={kept}
            one="# assessment keeps its scores: its answers are not stored any more."
            other="# assessments keep their scores: their answers are not stored any more."
          />
        </p>
      )}
      {fit?.is_outdated === true && fit.score !== null && (
        <p>
          <Trans>With the current weights and results, the fit score is {score}.</Trans>
        </p>
      )}
      <p>
        <Trans>
          Pass rules and automation rules act on the new scores. The history shows the scores before
          and after.
        </Trans>
      </p>
    </>
  )
}

function RescoredText({ rescored }: { rescored: Rescored }) {
  const format = useFormatter()
  const { score_before: before, score: after } = rescored
  const score = format.number(after ?? 0, { maximumFractionDigits: 0 })
  if (after === null) return <Trans>Scored again. There is no fit score yet.</Trans>
  if (after === before) return <Trans>Scored again. The fit score is still {score}.</Trans>
  if (before === null) return <Trans>Scored again. The fit score is {score}.</Trans>
  const old = format.number(before, { maximumFractionDigits: 0 })
  return (
    <Trans>
      Scored again. The fit score was {old} and is now {score}.
    </Trans>
  )
}
