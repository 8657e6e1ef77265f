import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'

import { useFormatter } from '#web/i18n/use-formatter.ts'

import { TextField } from '../../form/text-field.tsx'
import { useGenericProblem } from '../../form/use-field-problems.ts'

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'onWheel'> & {
  /** Takes fractions as well; whole numbers only otherwise. */
  isDecimal?: boolean
}

type Bounds = Pick<NumberFieldProps, 'min' | 'max' | 'isDecimal'>

/**
 * A number, with its bounds in `min` and `max`, which it names when a number is refused for them. Scrolling the page over
 * it never changes it.
 */
export function NumberField({ isDecimal = false, step, error, ...rest }: NumberFieldProps) {
  const { min, max, value, onInvalid, onChange } = rest
  const generic = useGenericProblem()
  const range = useRange({ min, max, isDecimal })
  const [isRefused, setIsRefused] = useState(false)
  // Words that a form has for its own field stay.
  const isGeneric = error === undefined || error === generic
  const isOut = isRefused || (error !== undefined && isOutside(value, { min, max }))
  return (
    <TextField
      {...rest}
      type="number"
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      step={step ?? (isDecimal ? 'any' : 1)}
      error={isGeneric && isOut ? (range ?? error) : error}
      onInvalid={(event) => {
        const { badInput, valueMissing } = event.currentTarget.validity
        setIsRefused(badInput || !valueMissing)
        onInvalid?.(event)
      }}
      onChange={(event) => {
        setIsRefused(false)
        onChange?.(event)
      }}
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  )
}

/** The numbers that a field takes; undefined for one without bounds. */
function useRange({ min, max, isDecimal = false }: Bounds): string | undefined {
  const { t } = useLingui()
  const format = useFormatter()
  if (min === undefined) return undefined
  const lowest = format.number(Number(min))
  if (max === undefined) return t`Enter a number of at least ${lowest}.`
  const highest = format.number(Number(max))
  return isDecimal
    ? t`Enter a number from ${lowest} to ${highest}.`
    : t`Enter a whole number from ${lowest} to ${highest}.`
}

function isOutside(value: NumberFieldProps['value'], { min, max }: Bounds): boolean {
  if (value === undefined || value === '') return false
  const number = Number(value)
  return number < Number(min ?? -Infinity) || number > Number(max ?? Infinity)
}
