import type { ComponentProps } from 'react'

import { TextField } from '../text-field.tsx'

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'onWheel'> & {
  /** Takes fractions as well; whole numbers only otherwise. */
  isDecimal?: boolean
}

/** A number, with its bounds in `min` and `max`. Scrolling the page over it never changes it. */
export function NumberField({ isDecimal = false, step, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      type="number"
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      step={step ?? (isDecimal ? 'any' : 1)}
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  )
}
