// The fields of a row as controls, and what they hold, by the kinds of the declaration.
import { useLingui } from '@lingui/react'
import { useState } from 'react'

import {
  type CollectionField,
  type CollectionSpec,
  formFields,
  goesWith,
  type UserNames,
} from '#contract/core/collection.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import type { Content } from './collection-queries.ts'
import type { AnyFieldWords, CollectionView } from './collection-words.ts'
import { UserControl } from './user-control.tsx'

import styles from '../settings.module.css'

/** With more fields than these, they stand in pairs that belong together. */
const PAIRED = 4

/** What fields that hold users need beside the fields. */
export type UserChoices = {
  accountId: number
  /** Of the users that the row names. */
  userNames: UserNames
  onEdit?: (() => void) | undefined
}

type CollectionFieldsProps = UserChoices & {
  view: CollectionView
  /** What they begin with; nothing for a new row. */
  content?: Content
  /** What was chosen since then, by field. */
  choices?: Readonly<Record<string, string>>
  /** What is wrong with a field. */
  problemOf: (name: string) => string | undefined
}

export function CollectionFields(props: CollectionFieldsProps) {
  const { view, content, choices, problemOf, ...users } = props
  const { spec, words } = view
  const now = { ...content, ...choices }
  const names = formFields(spec).filter((name) => goesWith(spec, { name, content: now }))
  // Before pairs of fields, the title has a line of its own.
  const titled = names.length > PAIRED ? spec.title : null
  return names.map((name) => {
    const field = spec.fields[name]
    const said = words.fields[name]
    if (field === undefined || said === undefined) return null
    const value = content?.[name]
    const isNeeded = spec.neededFor?.[name] !== undefined
    const asked = { users, name, field, said, value, isNeeded, isWhole: name === titled }
    return <FieldControl key={name} {...asked} problem={problemOf(name)} />
  })
}

type FieldControlProps = {
  users: UserChoices
  name: string
  field: CollectionField
  said: AnyFieldWords
  value: unknown
  /** Whether what was chosen beside it makes it required. */
  isNeeded: boolean
  /** Whether it takes the whole line. */
  isWhole: boolean
  problem: string | undefined
}

function FieldControl(props: FieldControlProps) {
  const { name, field, said, value, isNeeded, isWhole, problem, users } = props
  const { i18n } = useLingui()
  const isRequired = isNeeded || field.isRequired !== false
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const common = {
    name,
    label: i18n._(said.label),
    hint: said.hint === undefined ? undefined : i18n._(said.hint),
    error: problem,
  }
  const asked = { ...common, required: isRequired, isOptional: !isRequired }
  switch (field.kind) {
    case 'text':
      return (
        <LimitedTextField
          {...asked}
          className={isWhole ? styles.whole : undefined}
          maxLength={field.max}
          defaultValue={text}
        />
      )
    case 'phone':
      return <TextField {...asked} type="tel" autoComplete="off" defaultValue={text} />
    case 'long_text':
      return (
        <TextArea className={styles.whole} {...asked} maxLength={field.max} defaultValue={text} />
      )
    case 'number':
      return <NumberField {...asked} min={field.min} max={field.max} defaultValue={text} />
    case 'date':
      return <DayControl {...asked} initial={text} />
    case 'user':
      return <UserControl {...common} {...controlOf(users)} initial={text} />
    case 'yes_no':
      return <Checkbox {...common} defaultChecked={value === true} />
    case 'choice':
      return (
        <SelectField
          {...asked}
          defaultValue={text}
          placeholder={said.placeholder === undefined ? undefined : i18n._(said.placeholder)}
          options={Object.entries(said.options ?? {}).map(([value, word]) => ({
            value,
            label: i18n._(word),
          }))}
        />
      )
  }
}

function controlOf({ userNames, ...users }: UserChoices) {
  return { ...users, names: userNames }
}

type DayControlProps = Omit<Parameters<typeof DateField>[0], 'value' | 'onChange'> & {
  initial: string
}

function DayControl({ initial, ...rest }: DayControlProps) {
  const [day, setDay] = useState(initial)
  return <DateField {...rest} value={day} onChange={({ target }) => setDay(target.value)} />
}

/** What the fields of a submitted form hold, as the API takes it. */
export function contentIn(spec: CollectionSpec, data: FormData): Record<string, unknown> {
  return Object.fromEntries(
    formFields(spec).map((name) => [name, valueIn(data, name, spec.fields[name])]),
  )
}

// oxlint-disable-next-line house/max-params -- a form, a field of it, and what that is
function valueIn(data: FormData, name: string, field: CollectionField | undefined): unknown {
  if (field?.kind === 'yes_no') return data.has(name)
  const text = textOf(data, name)
  if (text.trim() === '') return null
  return field?.kind === 'number' || field?.kind === 'user' ? Number(text) : text
}
