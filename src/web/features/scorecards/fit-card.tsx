import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { FitBars } from './fit-bars.tsx'
import { FitParts } from './fit-parts.tsx'
import { KnockOutNote } from './knock-out-note.tsx'

import styles from './fit.module.css'
import shared from './scorecards.module.css'

type FitCardProps = {
  scorecard: Scorecard
  /** Orders that the scores of the requisition are calculated again; left out on paper, where all is open. */
  Recalculate?: ComponentType<{ jobId: number }>
}

/** The fit score, large, what it is made of, and which answers knock the applicant out. */
export function FitCard({ scorecard, Recalculate }: FitCardProps) {
  const { fit, scored_by: madeBy, applicant, requisition, can_decide: canDecide } = scorecard
  const { score } = applicant
  const { t } = useLingui()
  const format = useFormatter()
  return (
    <Card as="section" className={styles.fitCard} aria-label={t`Fit score`}>
      <div className={styles.fit}>
        {score !== null && (
          <div className={styles.fitNumber} aria-hidden="true">
            {format.number(score, { maximumFractionDigits: 0 })}
          </div>
        )}
        <div className={styles.fitWords}>
          <h2 className={shared.cardTitle}>
            <Trans>Fit score</Trans>
          </h2>
          {score === null && (
            <p className={shared.explanation}>
              <Trans>There is none yet. It appears when the assessments are scored.</Trans>
            </p>
          )}
          {score !== null && madeBy !== null && <MadeBy madeBy={madeBy} />}
        </div>
      </div>
      <KnockOutNote scorecard={scorecard} />
      {fit?.is_outdated === true && (
        <Banner tone="warning">
          <div className={styles.outdated}>
            <Outdated fit={fit} before={score} />
            {canDecide && Recalculate !== undefined && <Recalculate jobId={requisition.job_id} />}
          </div>
        </Banner>
      )}
      {fit !== null && fit.parts.length > 0 && <FitBars fit={fit} />}
      <Why scorecard={scorecard} isOnPaper={Recalculate === undefined} />
    </Card>
  )
}

function Why({ scorecard, isOnPaper }: { scorecard: Scorecard; isOnPaper: boolean }) {
  const { fit, applicant } = scorecard
  if (fit === null && applicant.score === null) return null
  const reasons = (
    <div className={styles.why}>
      {applicant.score !== null && <Meaning scorecard={scorecard} />}
      {fit !== null && <FitParts fit={fit} />}
    </div>
  )
  if (isOnPaper) return reasons
  return <Disclosure summary={<Trans>Why this score</Trans>}>{reasons}</Disclosure>
}

function Meaning({ scorecard }: { scorecard: Scorecard }) {
  const isByModel = typeof scorecard.scored_by?.predictive_model === 'string'
  return (
    <p className={shared.explanation}>
      {isByModel ? (
        <Trans>
          The score that a predictive model calculates from the results, from 0 to 100. It helps you
          decide whom to look at first; it does not decide.
        </Trans>
      ) : (
        <Trans>
          The mean of what was measured, each part weighted as this requisition asks. All parts
          count in points: 65 means 65 of 100 possible points. It helps to decide whom to look at
          first; it does not decide.
        </Trans>
      )}
    </p>
  )
}

function MadeBy({ madeBy }: { madeBy: NonNullable<Scorecard['scored_by']> }) {
  const { predictive_model: name, version } = madeBy
  return (
    <p className={shared.small}>
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

type OutdatedProps = { fit: NonNullable<Scorecard['fit']>; before: number | null }

function Outdated({ fit, before }: OutdatedProps) {
  const format = useFormatter()
  const { version } = fit
  if (fit.score === null)
    return (
      <p>
        <Trans>
          What counts for this requisition has changed since this score was calculated. In version{' '}
          {version}, nothing that counts is measured.
        </Trans>
      </p>
    )
  // As whole numbers, as the score stands above, unless only the decimals differ.
  const isSameWhole = before !== null && Math.round(before) === Math.round(fit.score)
  const now = format.number(fit.score, { maximumFractionDigits: isSameWhole ? 2 : 0 })
  return (
    <p>
      <Trans>
        What counts for this requisition has changed since this score was calculated. With version{' '}
        {version}, the score is {now}.
      </Trans>
    </p>
  )
}
