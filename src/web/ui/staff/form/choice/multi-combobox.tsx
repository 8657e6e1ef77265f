// Several of many: what is chosen stands below the field that searches for more.
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type KeyboardEvent, useMemo } from 'react'
import { Button, ComboBox, Tag, TagGroup, TagList } from 'react-aria-components'

import { Field } from '../../../form/field.tsx'
import { AriaFrame } from '../../layout/aria-frame.tsx'
import { ChoiceInput } from './choice-input.tsx'
import { type Choice, ChoiceList } from './choice-list.tsx'
import type { ComboboxProps } from './combobox.tsx'
import { namedByField } from './named-by-field.ts'
import { useChoiceSearch } from './use-choice-search.ts'

import styles from './choice.module.css'

type MultiComboboxProps = Omit<ComboboxProps, 'chosen' | 'onChange' | 'label'> & {
  label: string
  chosen: readonly Choice[]
  onChange: (chosen: readonly Choice[]) => void
}

/** A field that adds one after the other; each can be taken out again. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, hint, error, isOptional, placeholder, choices, chosen, onChange } = props
  const search = useChoiceSearch(props)
  const ids = useSameArray(chosen.map(({ id }) => id))
  const known = new Map([...chosen, ...(choices ?? [])].map((one) => [one.id, one]))
  return (
    <div className={styles.several} onKeyDownCapture={keepAtTab}>
      <Field {...{ label, hint, error, isOptional }}>
        {(control) => (
          <AriaFrame className={styles.combobox}>
            <ComboBox
              {...namedByField(control)}
              items={choices ?? []}
              selectionMode="multiple"
              value={ids}
              onChange={(ids) => onChange(ids.flatMap((id) => known.get(String(id)) ?? []))}
              onInputChange={search}
              menuTrigger="focus"
              allowsEmptyCollection
            >
              <ChoiceInput control={control} placeholder={placeholder} />
              <ChoiceList isLoading={props.isLoading === true || choices === undefined} />
            </ComboBox>
          </AriaFrame>
        )}
      </Field>
      <Chosen {...{ label, chosen, onChange }} />
    </div>
  )
}

// The field takes Tab as choosing the option that has the focus, which would take a chosen one out again.
function keepAtTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.target instanceof Element)) return
  const option = document.getElementById(event.target.getAttribute('aria-activedescendant') ?? '')
  if (option?.ariaSelected === 'true') event.stopPropagation()
}

/** The array of before while its members are the same: another one empties the field, in the middle of a word. */
function useSameArray(ids: readonly string[]): readonly string[] {
  const key = JSON.stringify(ids)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for its members
  return useMemo(() => ids, [key])
}

type ChosenProps = Pick<MultiComboboxProps, 'label' | 'chosen' | 'onChange'>

/** Each goes with its button, or with Delete while it has the focus. */
function Chosen({ label, chosen, onChange }: ChosenProps) {
  const { t } = useLingui()
  if (chosen.length === 0) return null
  return (
    <AriaFrame>
      <TagGroup
        aria-label={t`Chosen: ${label}`}
        onRemove={(ids) => onChange(chosen.filter(({ id }) => !ids.has(id)))}
      >
        <TagList className={styles.tags ?? ''} items={chosen}>
          {({ id, label: name }) => (
            <Tag id={id} textValue={name} className={styles.tag ?? ''}>
              {name}
              <Button slot="remove" className={styles.remove ?? ''}>
                <X size={14} aria-hidden="true" />
              </Button>
            </Tag>
          )}
        </TagList>
      </TagGroup>
    </AriaFrame>
  )
}
