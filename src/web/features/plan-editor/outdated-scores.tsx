// Says, once weights were saved, what they would change of the scores that there are, and offers to do it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { effectQuery } from '../requisitions/models/model-queries.ts'
import { RecalculateButton } from '../requisitions/recalculate-button.tsx'
import { requisitionQuery } from '../requisitions/requisition-queries.ts'

import styles from './setup.module.css'

/** The effect counts who would pass, which is not shown here. */
const ANY_CUT = 60

type OutdatedScoresProps = { jobId: number; onOrdered: () => void }

export function OutdatedScores({ jobId, onOrdered }: OutdatedScoresProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const requisition = useQuery(requisitionQuery(jobId)).data
  const effect = useQuery(effectQuery({ jobId, predictiveModelId: null, cut: ANY_CUT })).data
  if (requisition === undefined || effect === undefined) return null
  if (requisition.is_use_pred_models)
    return (
      <Banner tone="info" isLive>
        <Trans>
          A predictive model scores the applicants of this requisition. These weights count once it
          is switched off.
        </Trans>
      </Banner>
    )
  const changing = effect.changed + effect.gained + effect.lost
  if (changing === 0) return null
  const one = (value: number | null) =>
    value === null ? t`none` : format.number(value, { maximumFractionDigits: 1 })
  const count = format.number(changing)
  const total = format.number(effect.compared + effect.gained)
  const before = one(effect.mean_before)
  const after = one(effect.mean_after)
  return (
    <Banner tone="warning" title={<Trans>The scores still follow the old weights</Trans>} isLive>
      <div className={styles.stack}>
        <p>
          <Trans>
            By the new weights, {count} of {total} scores change; the mean goes from {before} to{' '}
            {after}.
          </Trans>
        </p>
        <div>
          <RecalculateButton jobId={jobId} onOrdered={onOrdered} />
        </div>
      </div>
    </Banner>
  )
}
