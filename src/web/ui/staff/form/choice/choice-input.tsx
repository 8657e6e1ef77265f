import { useContext } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components'

import type { FieldControl } from '../../../form/field.tsx'

type ChoiceInputProps = { control: FieldControl; placeholder: string | undefined }

/**
 * The text field of a `ComboBox`. A click opens the list although the field has the focus already: scrolling closes the
 * list, and the library opens it only when the focus arrives.
 */
export function ChoiceInput({ control, placeholder = '' }: ChoiceInputProps) {
  const state = useContext(ComboBoxStateContext)
  return (
    <Input
      id={control.id}
      className={control.className ?? ''}
      placeholder={placeholder}
      onClick={() => {
        if (state?.isOpen === false) state.open(null, 'focus')
      }}
    />
  )
}
