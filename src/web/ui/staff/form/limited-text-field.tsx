import { Plural } from '@lingui/react/macro'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

import { TextField } from '../../form/text-field.tsx'

type LimitedTextFieldProps = Omit<ComponentProps<typeof TextField>, 'ref'> & { maxLength: number }

/**
 * A text with a limit that says how much too long it is, and is not submitted so. The browser's own limit cuts what is
 * pasted without a word.
 */
export function LimitedTextField({ maxLength, ...props }: LimitedTextFieldProps) {
  const { value, defaultValue, error, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(defaultValue ?? '')
  const over = String(value ?? typed).trim().length - maxLength
  useEffect(() => input.current?.setCustomValidity(over > 0 ? String(over) : ''), [over])
  return (
    <TextField
      {...props}
      ref={input}
      error={
        over > 0 ? (
          <Plural value={over} one="# character too many" other="# characters too many" />
        ) : (
          error
        )
      }
      onChange={(event) => {
        setTyped(event.target.value)
        onChange?.(event)
      }}
    />
  )
}
