import type { ComponentProps } from 'react'

import { Field, type FieldText } from './field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldText

/** A single-line text input with label, hint and error. All native input attributes pass through. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field name={rest.name} {...{ id, label, hint, error, isOptional, className }}>
      {(control) => <input {...rest} {...control} type={type} />}
    </Field>
  )
}
