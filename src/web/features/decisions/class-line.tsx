import { Trans } from '@lingui/react/macro'

import { isAssignable } from '#contract/requisitions/requisitions-rules.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './decisions.module.css'

type ClassLineProps = { scorecard: Scorecard; onAssign: () => void }

/** The cohort that the applicant starts with; for who may decide, the way to another one. */
export function ClassLine({ scorecard, onAssign }: ClassLineProps) {
  const format = useFormatter()
  const { hiring_class: assigned, status } = scorecard.applicant
  const name = assigned?.name
  const day = assigned === null ? '' : format.date(assigned.start_date)
  return (
    <>
      {assigned !== null && (
        <p className={styles.hint}>
          <Trans>
            Class: {name}, starts on {day}
          </Trans>
        </p>
      )}
      {scorecard.can_decide && (isAssignable(status) || assigned !== null) && (
        <div className={styles.actions}>
          <Button size="small" onClick={onAssign}>
            {assigned === null ? (
              <Trans>Assign to a class…</Trans>
            ) : (
              <Trans>Change the class…</Trans>
            )}
          </Button>
        </div>
      )}
    </>
  )
}
