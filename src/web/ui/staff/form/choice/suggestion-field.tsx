// A text of one's own, with texts to choose from.
import { ComboBox, Input } from 'react-aria-components'

import { Field, type FieldText } from '../../../form/field.tsx'
import { AriaFrame } from '../../layout/aria-frame.tsx'
import { ChoiceList } from './choice-list.tsx'
import { namedByField } from './named-by-field.ts'

import styles from './choice.module.css'

type SuggestionFieldProps = FieldText & {
  name?: string
  maxLength?: number
  value: string
  /** Those that contain what was typed are offered. */
  suggestions: readonly string[]
  onChange: (value: string) => void
}

/** Any text can be typed; what others have already written is offered. */
export function SuggestionField(props: SuggestionFieldProps) {
  const { label, hint, error, isOptional, name, maxLength, value, suggestions, onChange } = props
  return (
    <Field {...{ label, hint, error, isOptional, name }}>
      {(control) => (
        <AriaFrame className={styles.combobox}>
          <ComboBox
            {...namedByField(control)}
            allowsCustomValue
            inputValue={value}
            onInputChange={onChange}
            defaultItems={suggestions.map((text) => ({ id: text, label: text }))}
          >
            <Input
              id={control.id}
              className={control.className ?? ''}
              name={name ?? ''}
              {...(maxLength === undefined ? {} : { maxLength })}
            />
            <ChoiceList isLoading={false} />
          </ComboBox>
        </AriaFrame>
      )}
    </Field>
  )
}
