import { useLingui } from '@lingui/react/macro'

import { MESSAGE_LIMITS, MESSAGE_UNDO_SECONDS } from '#contract/messages/messages-rules.ts'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'

type SendAtFieldProps = {
  /** As a `datetime-local` input has it; empty for now. */
  value: string
  problemOf: (name: string, text?: string) => string | undefined
  onChange: (value: string) => void
}

const DAYS = MESSAGE_LIMITS.days

/** When a message goes out. */
export function SendAtField({ value, problemOf, onChange }: SendAtFieldProps) {
  const { t } = useLingui()
  return (
    <DateField
      hasTime
      label={t`Send at`}
      name="send_at"
      isOptional
      hint={t`In your time zone. Without a time it is sent now, and you can undo it for ${MESSAGE_UNDO_SECONDS} seconds.`}
      value={value}
      error={problemOf('send_at', t`Choose a time within the next ${DAYS} days.`)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
