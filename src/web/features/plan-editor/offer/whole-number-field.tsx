import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { NumberField } from '#web/ui/staff/form/number-field.tsx'

type WholeNumberFieldProps = {
  label: string
  hint?: string
  min: number
  max: number
  /** Null for an empty field, which only an optional one may be. */
  value: number | null
  isOptional?: boolean
  onChange: (value: number | null) => void
}

/** A whole number; one that is half typed is no change yet. */
export function WholeNumberField(props: WholeNumberFieldProps) {
  const { value, min, max, onChange, isOptional = false, ...field } = props
  const { t } = useLingui()
  const [text, setText] = useState(value === null ? '' : String(value))
  const isEmpty = text.trim() === ''
  const isRight = isEmpty ? isOptional : isBetween(text, { min, max })
  return (
    <NumberField
      {...field}
      {...{ min, max, isOptional }}
      value={text}
      error={isRight ? undefined : t`A whole number from ${min} to ${max}.`}
      onChange={({ target }) => {
        setText(target.value)
        if (target.value.trim() === '') {
          if (isOptional) onChange(null)
        } else if (isBetween(target.value, { min, max })) onChange(Number(target.value))
      }}
    />
  )
}

function isBetween(text: string, { min, max }: { min: number; max: number }): boolean {
  const number = Number(text)
  return Number.isInteger(number) && number >= min && number <= max
}
