// One of many: of what the server finds.
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useId } from 'react'
import { ComboBox } from 'react-aria-components'

import { Field, type FieldControl, type FieldText, labelIdOf } from '../../../form/field.tsx'
import { AriaFrame } from '../../layout/aria-frame.tsx'
import { ChoiceInput } from './choice-input.tsx'
import { type Choice, ChoiceList } from './choice-list.tsx'
import { namedByField } from './named-by-field.ts'
import { useChoiceSearch } from './use-choice-search.ts'

import styles from './choice.module.css'

export type { Choice } from './choice-list.tsx'

export type ComboboxProps = FieldText & {
  className?: string | undefined
  /** What it means that nothing is chosen, such as "Everyone". */
  placeholder?: string
  /** Those that match what was searched for; undefined until the first of them are loaded. */
  choices: readonly Choice[] | undefined
  isLoading?: boolean
  /** The one that is chosen, which need not be among the choices. */
  chosen: Choice | null
  onChange: (chosen: Choice | null) => void
  /** Called a moment after the last letter; empty for all. */
  onSearch: (text: string) => void
  /** Something is always chosen: it gives way to something else, but cannot be cleared. */
  isRequired?: boolean
}

/** A field that offers what matches the letters typed in it. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, isOptional, className } = props
  return (
    <Field {...{ label, hint, error, isOptional }} {...(className ? { className } : {})}>
      {(control) => <ComboboxControl {...props} control={control} />}
    </Field>
  )
}

function ComboboxControl(props: ComboboxProps & { control: FieldControl }) {
  const { control, placeholder, choices, isLoading = false, chosen, onChange } = props
  const { t } = useLingui()
  const clearId = useId()
  const search = useChoiceSearch({ ownText: chosen?.label, onSearch: props.onSearch })
  const others = (choices ?? []).filter(({ id }) => id !== chosen?.id)
  // Without the chosen one among them its name would leave the field with the focus.
  const items = chosen === null ? others : [chosen, ...others]
  return (
    <AriaFrame className={styles.combobox}>
      <ComboBox
        {...namedByField(control)}
        items={items}
        value={chosen?.id ?? null}
        onChange={(id) => {
          if (id !== (chosen?.id ?? null)) onChange(items.find((one) => one.id === id) ?? null)
        }}
        onInputChange={search}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <ChoiceInput control={control} placeholder={placeholder} />
        <ChoiceList
          isLoading={isLoading || choices === undefined}
          isNoneFound={choices?.length === 0}
        />
      </ComboBox>
      {chosen !== null && props.isRequired !== true && (
        <button
          type="button"
          id={clearId}
          className={styles.clear}
          aria-label={t`Clear the selection`}
          aria-labelledby={`${clearId} ${labelIdOf(control.id)}`}
          onClick={() => onChange(null)}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </AriaFrame>
  )
}
