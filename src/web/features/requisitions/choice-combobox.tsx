// A filter of the lists of applicants by something of the company's own, of which there can be hundreds.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { idOf } from '#web/api/list-search.ts'
import { Combobox } from '#web/ui/staff/choice/combobox.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import { type ApplicantsOf, choicesQuery, type FoundChoice } from './use-applicant-choices.ts'

import styles from './requisitions.module.css'

type ChoiceComboboxProps = {
  of: ApplicantsOf
  kind: 'tags' | 'users'
  label: string
  /** What it means that nothing is chosen. */
  placeholder: string
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** Without any of the kind there is nothing to choose, and no filter. */
export function ChoiceCombobox(props: ChoiceComboboxProps) {
  const { of, kind, label, placeholder, value, onChange } = props
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [last, setLast] = useState<FoundChoice>()
  const all = useQuery(choicesQuery(of, { kind, search: '' }))
  const found = useQuery(choicesQuery(of, { kind, search }))
  if (all.data === undefined || (all.data.length === 0 && value === undefined)) return null
  const known = [...all.data, ...(found.data ?? []), ...(last === undefined ? [] : [last])]
  // A link or a saved view may name what was deleted since: the list is narrowed, and the user sees by what.
  const nameOf = (id: number) =>
    known.find((one) => one.id === id)?.label ?? t`Deleted or unavailable`
  return (
    <Combobox
      className={styles.select}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      placeholder={placeholder}
      choices={found.data?.map((one) => ({ id: String(one.id), label: one.label }))}
      isLoading={found.isFetching}
      chosen={value === undefined ? null : { id: String(value), label: nameOf(value) }}
      onSearch={setSearch}
      onChange={(choice) => {
        const id = idOf(choice?.id)
        if (choice !== null && id !== undefined) setLast({ id, label: choice.label })
        onChange(id)
      }}
    />
  )
}
