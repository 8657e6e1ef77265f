import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { NumberField } from '#web/ui/staff/form/number-field.tsx'

type Bounds = { readonly min: number; readonly max: number }
type MinutesFieldProps = {
  label: string
  bounds: Bounds
  minutes: number
  onChange: (minutes: number) => void
}

/** A number of minutes; one that is half typed is no change yet. */
export function MinutesField({ label, bounds, minutes, onChange }: MinutesFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState(String(minutes))
  const { min, max } = bounds
  const isRight = isMinutes(text, bounds)
  return (
    <NumberField
      label={label}
      min={min}
      max={max}
      value={text}
      error={isRight ? undefined : t`Between ${min} and ${max} minutes.`}
      onChange={({ target }) => {
        setText(target.value)
        if (isMinutes(target.value, bounds)) onChange(Number(target.value))
      }}
    />
  )
}

function isMinutes(text: string, { min, max }: Bounds): boolean {
  const value = Number(text)
  return text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max
}
