// Says in numbers what calculating the scores again will do, before it does.
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { RecalculationPreview } from '#contract/requisitions/requisitions.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import { recalculationPreviewQuery } from './requisition-queries.ts'

type ConfirmRecalculationProps = { jobId: number; onConfirm: () => void; onClose: () => void }

export function ConfirmRecalculation({ jobId, onConfirm, onClose }: ConfirmRecalculationProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const preview = useQuery(recalculationPreviewQuery(jobId))
  const confirm = () => {
    onConfirm()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={preview.data === undefined ? () => undefined : confirm}
      title={t`Recalculate the scores?`}
      confirmLabel={t`Recalculate the scores`}
      isBusy={preview.isPending}
    >
      {preview.data !== undefined && <PreviewLabels preview={preview.data} />}
      {preview.isPending && (
        <SkeletonGroup>
          <Skeleton width="20rem" />
        </SkeletonGroup>
      )}
      {preview.isError && (
        <Banner tone="danger" isLive>
          {errorText(preview.error)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}

function PreviewLabels({ preview }: { preview: RecalculationPreview }) {
  const { applicants, recalculated, kept } = preview
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
      <p>
        <Plural
          value={applicants}
          one="It is about # applicant. What changes stands in the history, with the scores of before."
          other="It is about # applicants. What changes stands in each history, with the scores of before."
        />
      </p>
    </>
  )
}
