import { Trans, useLingui } from '@lingui/react/macro'

import type { Scorecard } from '#contract/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Card } from '#web/ui/card.tsx'
import { ScoreBar } from '#web/ui/staff/score-bar.tsx'

import styles from './scorecards.module.css'

type FitCardProps = { score: number | null; madeBy: Scorecard['scored_by'] }

/** The fit score, large, and what it is and is not. */
export function FitCard({ score, madeBy }: FitCardProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const isByModel = typeof madeBy?.predictive_model === 'string'
  return (
    <Card as="section" className={styles.fit} aria-label={t`Fit score`}>
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
              What a predictive model makes of what was measured, from 0 to 100. It helps to decide
              whom to look at first; it does not decide.
            </Trans>
          )}
          {score !== null && !isByModel && (
            <Trans>
              The mean of what was measured, each part weighted as this requisition asks, from 0 to
              100. It helps to decide whom to look at first; it does not decide.
            </Trans>
          )}
        </p>
        {score !== null && madeBy !== null && <MadeBy madeBy={madeBy} />}
      </div>
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
