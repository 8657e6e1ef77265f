import { Trans } from '@lingui/react/macro'

import {
  FEWEST_AGREEMENT_RATINGS,
  type NoAgreementReason,
} from '#contract/interviews/interview-calibration-rules.ts'
import type { Agreement } from '#contract/interviews/interview-calibration.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import styles from '../interviews.module.css'

/** The intraclass correlation with its form; or why there is none. */
export function AgreementText({ row }: { row: Agreement }) {
  const { agreement, no_agreement_reason: reason } = row
  const format = useFormatter()
  if (agreement === null)
    return (
      <>
        — <small className={styles.hint}>{reason !== null && <ReasonText reason={reason} />}</small>
      </>
    )
  const value = format.number(agreement.value, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (
    <>
      {value}{' '}
      <small className={styles.hint}>{agreement.form === 'icc_1' ? 'ICC(1)' : 'ICC(2,1)'}</small>
    </>
  )
}

function ReasonText({ reason }: { reason: NoAgreementReason }) {
  switch (reason) {
    case 'one_rater':
      return <Trans>No colleague rated the same</Trans>
    case 'few_ratings':
      return <Trans>Fewer than {FEWEST_AGREEMENT_RATINGS} shared ratings</Trans>
    case 'no_spread':
      return <Trans>All ratings are the same</Trans>
  }
}
