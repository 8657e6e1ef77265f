import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

import { INTERVIEW_LIMITS } from '#contract/interviews/interviews-rules.ts'
import { hasUnsafeLink } from '#contract/interviews/meeting-link.ts'
import type { TextField } from '#web/ui/form/text-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

type PlaceFieldProps = Pick<ComponentProps<typeof TextField>, 'hint' | 'name' | 'error'> & {
  label?: string
  value: string
  onPlace: (place: string) => void
}

/** Where an interview is: a link of the web, a phone number or an address. The server refuses other links as well. */
export function PlaceField({ label, value, error, onPlace, ...rest }: PlaceFieldProps) {
  const { t } = useLingui()
  return (
    <LimitedTextField
      {...rest}
      label={label ?? t`Link, phone number or address`}
      isOptional
      maxLength={INTERVIEW_LIMITS.place}
      value={value}
      error={hasUnsafeLink(value) ? t`Links must begin with https:// or http://.` : error}
      onChange={({ target }) => onPlace(target.value)}
    />
  )
}
