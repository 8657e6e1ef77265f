// A filter of the lists of applicants by something of the company's own, of which there can be hundreds.
import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { idOf } from '#web/api/page-search.ts'
import {
  type ApplicantsOf,
  type ChoiceKind,
  choicesQuery,
  type FoundChoice,
  namedChoiceQuery,
} from '#web/features/staff-shell/choices/choice-queries.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { type Choice, Combobox } from '#web/ui/staff/form/choice/combobox.tsx'

import styles from './requisitions.module.css'

type ChoiceComboboxProps = {
  of: ApplicantsOf
  kind: ChoiceKind
  label: string
  /** What it means that nothing is chosen. */
  placeholder: string
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** Without any of the kind there is nothing to choose, and no filter. */
export function ChoiceCombobox(props: ChoiceComboboxProps) {
  const { of, kind, label, placeholder, value, onChange } = props
  const queryClient = useQueryClient()
  const [search, setSearch] = useState('')
  const all = useQuery(choicesQuery(of, { kind, search: '' }))
  const found = useQuery(choicesQuery(of, { kind, search }))
  const chosen = useChosen(of, { kind, value, listed: found.data ?? [] })
  if (all.data === undefined || (all.data.length === 0 && value === undefined)) return null
  return (
    <Combobox
      className={styles.select}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      placeholder={placeholder}
      choices={found.data?.map((one) => ({ id: String(one.id), label: one.label }))}
      isLoading={found.isFetching}
      chosen={chosen}
      onSearch={setSearch}
      onChange={(choice) => {
        const id = idOf(choice?.id)
        // Known already, also where it is not among the first.
        if (choice !== null && id !== undefined) {
          const named: FoundChoice = { id, label: choice.label }
          queryClient.setQueryData(namedChoiceQuery(of, { kind, id }).queryKey, named)
        }
        onChange(id)
      }}
    />
  )
}

type Chosen = Pick<ChoiceComboboxProps, 'kind' | 'value'> & { listed: readonly FoundChoice[] }

/** What is chosen, with its name: a link or a saved view may name what is not listed, or was deleted since. */
function useChosen(of: ApplicantsOf, { kind, value, listed }: Chosen): Choice | null {
  const { t } = useLingui()
  const one = listed.find(({ id }) => id === value)
  const isAsked = value !== undefined && one === undefined
  const named = useQuery({
    ...namedChoiceQuery(of, { kind, id: value ?? 0 }),
    ...(isAsked ? {} : { queryFn: skipToken }),
  })
  if (value === undefined) return null
  const isAbsent = named.data === null || named.isError
  const label = one?.label ?? named.data?.label ?? (isAbsent ? t`Deleted or unavailable` : '…')
  return { id: String(value), label }
}
