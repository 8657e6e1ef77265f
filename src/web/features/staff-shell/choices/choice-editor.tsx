import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { OptionList } from '#web/ui/staff/filters/option-list.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import {
  type ApplicantsOf,
  type ChoiceKind,
  choicesQuery,
  namedChoiceQuery,
} from './choice-queries.ts'

import styles from './choices.module.css'

/** So many are seen at a glance. */
const FEW = 8

type ChoiceEditorProps = {
  of: ApplicantsOf
  kind: ChoiceKind
  name: string
  id: number | undefined
  onChange: (id: number) => void
}

/** One of those that are found by name; few are chosen without a search. */
export function ChoiceEditor({ of, kind, name, id, onChange }: ChoiceEditorProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [search, setSearch] = useState('')
  const all = useQuery(choicesQuery(of, { kind, search: '' }))
  const { data = [], isFetching } = useQuery(choicesQuery(of, { kind, search }))
  return (
    <div className={styles.choice}>
      {(all.data ?? []).length > FEW && (
        <SearchField label={t`Search by name`} value={search} onSearch={setSearch} />
      )}
      <OptionList
        key={search}
        label={name}
        isSingle
        options={data.map((one) => ({
          id: String(one.id),
          label: one.label,
          detail: one.description,
        }))}
        chosenIds={id === undefined ? [] : [String(id)]}
        onChange={([chosen]) => {
          const found = data.find((one) => String(one.id) === chosen)
          if (found === undefined) return
          // Known already, also where it is not among the first.
          const { queryKey } = namedChoiceQuery(of, { kind, id: found.id })
          queryClient.setQueryData(queryKey, found)
          onChange(found.id)
        }}
      />
      {data.length === 0 && (
        <p className={styles.none} role="status">
          {isFetching ? <Trans>Searching…</Trans> : <Trans>Nothing found</Trans>}
        </p>
      )}
    </div>
  )
}
