import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ScoreBar } from '#web/ui/staff/charts/score-bar.tsx'

import { FitParts } from './fit-parts.tsx'

import styles from './scorecards.module.css'

type FitCardProps = {
  scorecard: Scorecard
  /** Orders that the scores of the requisition are calculated again. */
  Recalculate: ComponentType<{ jobId: number }>
}

/** The fit score, large, and what it is and is not. */
export function FitCard({ scorecard, Recalculate }: FitCardProps) {
  const { fit, scored_by: madeBy, applicant, requisition, can_decide: canDecide } = scorecard
  const { score } = applicant
  const { t } = useLingui()
  const format = useFormatter()
  const isByModel = typeof madeBy?.predictive_model === 'string'
  return (
    <Card as="section" className={styles.fitCard} aria-label={t`Fit score`}>
      <div className={styles.fit}>
        {score !== null && (
          <div className={styles.fitNumber} aria-hidden="true">
            {format.number(score, { maximumFractionDigits: 0 })}
          </div>
        )}
        <div className={styles.fitWords}>
          <h2 className={styles.cardTitle}>
            <Trans>Fit score</Trans>
          </h2>
          {score !== null && <ScoreBar label={t`Fit score`} score={score} isNumberHidden />}
          <p className={styles.explanation}>
            {score === null && (
              <Trans>There is none yet. It appears when the assessments are scored.</Trans>
            )}
            {score !== null && isByModel && (
              <Trans>
                What a predictive model makes of what was measured, from 0 to 100. It helps to
                decide whom to look at first; it does not decide.
              </Trans>
            )}
            {score !== null && !isByModel && (
              <Trans>
                The mean of what was measured, each part weighted as this requisition asks. All
                parts count in points: 65 means 65 of 100 possible points. It helps to decide whom
                to look at first; it does not decide.
              </Trans>
            )}
          </p>
          {score !== null && madeBy !== null && <MadeBy madeBy={madeBy} />}
        </div>
      </div>
      {fit?.is_outdated === true && (
        <Banner tone="warning">
          <div className={styles.outdated}>
            <Outdated fit={fit} />
            {canDecide && <Recalculate jobId={requisition.job_id} />}
          </div>
        </Banner>
      )}
      {fit !== null && <FitParts fit={fit} />}
    </Card>
  )
}

function MadeBy({ madeBy }: { madeBy: NonNullable<Scorecard['scored_by']> }) {
  const { predictive_model: name, version } = madeBy
  return (
    <p className={styles.small}>
      {name === null ? (
        <Trans>By the weights of this requisition, version {version}.</Trans>
      ) : (
        <Trans>
          By the predictive model {name}, version {version}.
        </Trans>
      )}
    </p>
  )
}

function Outdated({ fit }: { fit: NonNullable<Scorecard['fit']> }) {
  const format = useFormatter()
  const { version } = fit
  if (fit.score === null)
    return (
      <p>
        <Trans>
          This requisition has changed what counts since then. By version {version}, nothing that
          counts is measured.
        </Trans>
      </p>
    )
  const now = format.number(fit.score, { maximumFractionDigits: 0 })
  return (
    <p>
      <Trans>
        This requisition has changed what counts since then. By version {version}, the score is{' '}
        {now}.
      </Trans>
    </p>
  )
}
