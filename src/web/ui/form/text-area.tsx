import type { ComponentProps } from 'react'

import { Field, type FieldText } from './field.tsx'

type TextAreaProps = ComponentProps<'textarea'> & FieldText

/** A text input of several lines that grows with its words. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field name={rest.name} {...{ id, label, hint, error, isOptional, className }}>
      {(control) => <textarea rows={4} {...rest} {...control} />}
    </Field>
  )
}
