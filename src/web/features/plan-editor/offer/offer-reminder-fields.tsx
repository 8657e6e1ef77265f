import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { E_SIGNATURE_LIMITS } from '#contract/offers/e-signature-rules.ts'
import { OFFER_REMINDERS, type OfferReminder } from '#contract/plan-editor/offer-activity-rules.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'

import type { OfferFieldsProps } from './offer-fields-props.ts'
import { WholeNumberField } from './whole-number-field.tsx'

import styles from '../setup.module.css'

type OfferReminderFieldsProps = OfferFieldsProps & {
  /** Hours before the deadline, by the settings of the company; null for no reminder. */
  usualHours: number | null
}

/** When signers who have not signed are reminded. */
export function OfferReminderFields({ setup, usualHours, onChange }: OfferReminderFieldsProps) {
  const { t } = useLingui()
  const labels: Readonly<Record<OfferReminder, string>> = {
    company:
      usualHours === null
        ? t`As in the company settings: no reminder`
        : t`As in the company settings: ${plural(usualHours, { one: '# hour before the deadline', other: '# hours before the deadline' })}`,
    own: t`At another time`,
    none: t`No reminder`,
  }
  return (
    <div className={styles.pair}>
      <SelectField
        label={t`Automatic reminder`}
        value={setup.reminder}
        options={OFFER_REMINDERS.map((value) => ({ value, label: labels[value] }))}
        onChange={({ target }) => {
          const reminder = OFFER_REMINDERS.find((one) => one === target.value)
          if (reminder !== undefined) onChange({ reminder })
        }}
      />
      {setup.reminder === 'own' && (
        <WholeNumberField
          label={t`Hours before the deadline`}
          {...E_SIGNATURE_LIMITS.reminderHours}
          value={setup.reminder_hours}
          onChange={(hours) => {
            if (hours !== null) onChange({ reminder_hours: hours })
          }}
        />
      )}
    </div>
  )
}
