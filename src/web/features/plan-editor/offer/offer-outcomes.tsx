import { useLingui } from '@lingui/react/macro'

import {
  AFTER_ACCEPTANCE,
  AFTER_DECLINE,
  type AfterAcceptance,
  type AfterDecline,
} from '#contract/plan-editor/offer-activity-rules.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'

import type { OfferFieldsProps } from './offer-fields-props.ts'

import styles from '../setup.module.css'

/** What follows when an offer is accepted or declined. */
export function OfferOutcomes({ setup, onChange }: OfferFieldsProps) {
  const { t } = useLingui()
  const accepted: Readonly<Record<AfterAcceptance, string>> = {
    nothing: t`Nothing: staff decide`,
    next_step: t`The applicant moves to the next step`,
  }
  const declined: Readonly<Record<AfterDecline, string>> = {
    nothing: t`Nothing: staff decide`,
    sender_task: t`A task for the sender of the offer`,
  }
  return (
    <div className={styles.pair}>
      <SelectField
        label={t`After acceptance`}
        value={setup.on_acceptance}
        options={AFTER_ACCEPTANCE.map((value) => ({ value, label: accepted[value] }))}
        onChange={({ target }) => {
          const next = AFTER_ACCEPTANCE.find((one) => one === target.value)
          if (next !== undefined) onChange({ on_acceptance: next })
        }}
      />
      <SelectField
        label={t`After a decline`}
        value={setup.on_decline}
        options={AFTER_DECLINE.map((value) => ({ value, label: declined[value] }))}
        onChange={({ target }) => {
          const next = AFTER_DECLINE.find((one) => one === target.value)
          if (next !== undefined) onChange({ on_decline: next })
        }}
      />
    </div>
  )
}
