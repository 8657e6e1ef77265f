import { useLingui } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'

import { REASON_LIMITS, REJECTION_REASON_TYPES } from '#contract/settings/rejection-reason-types.ts'
import { ApiError } from '#web/api/api-error.ts'
import { emptyUnlessChanged, textOf } from '#web/features/shell/form-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { REASON_TYPE_LABELS } from '#web/ui/staff/rejection-reason-labels.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useFieldProblems } from '#web/ui/use-field-problems.ts'

import { useSettingsErrorText } from '../settings-error-text.ts'
import type { ReasonContent } from './reason-queries.ts'

import styles from '../settings.module.css'

type ReasonFormProps = {
  /** What it begins with. */
  content?: ReasonContent
  error: unknown
  /** Its buttons. */
  children: ReactNode
  /** `clear` empties the form for the next reason. */
  onSubmit: (content: ReasonContent, clear: () => void) => void
}

/** The text of a reason, and who decides when it is given. */
export function ReasonForm({ content, error, children, onSubmit }: ReasonFormProps) {
  const { t, i18n } = useLingui()
  const errorText = useSettingsErrorText()
  const { form: checks, problemOf } = useFieldProblems(error)
  const isTaken = error instanceof ApiError && error.code === 'reason_label_taken'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const type = REJECTION_REASON_TYPES.find((one) => one === textOf(data, 'reason_type'))
    onSubmit({ label: textOf(data, 'label'), reason_type: type ?? 'other' }, () =>
      emptyUnlessChanged(form, data),
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} {...checks}>
      {error !== null && !isTaken && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <div className={styles.pair}>
        <TextField
          label={t`Reason`}
          name="label"
          required
          maxLength={REASON_LIMITS.label}
          defaultValue={content?.label}
          error={isTaken ? errorText(error) : problemOf('label')}
        />
        <SelectField
          label={t`Type`}
          name="reason_type"
          required
          placeholder={t`Choose a type`}
          defaultValue={content?.reason_type}
          error={problemOf('reason_type')}
          options={REJECTION_REASON_TYPES.map((type) => ({
            value: type,
            label: i18n._(REASON_TYPE_LABELS[type]),
          }))}
        />
      </div>
      <div className={styles.actions}>{children}</div>
    </form>
  )
}
