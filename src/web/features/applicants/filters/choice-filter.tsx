// Filters by a company's own classes, tags, assignees and requisitions: there can be hundreds.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { ReversibleFilter } from '#contract/applicants/applicant-filters.ts'
import {
  type ApplicantsOf,
  type ChoiceKind,
  choicesQuery,
  namedChoiceQuery,
} from '#web/features/staff-shell/choices/choice-queries.ts'
import type { Filter } from '#web/ui/staff/filters/filter.ts'
import { OptionList } from '#web/ui/staff/filters/option-list.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { Reversal, useChoiceWords } from './reversal.tsx'
import { useNamedChoice } from './use-named-choice.ts'
import { type AccountView, excludeWith, type FilterProps } from './view-filter.ts'

import styles from './filters.module.css'

/** So many are seen at a glance. */
const FEW = 8

type ChoiceFilter = {
  kind: ChoiceKind
  /** The field of the address that names it. */
  field: 'hiring_class' | 'assigned_to' | 'tag'
  name: string
  reversedBy: ReversibleFilter
}

/** Without any of the kind there is nothing to choose, and no filter. */
export function useChoiceFilter(
  props: FilterProps & { of: ApplicantsOf },
  { kind, field, name, reversedBy }: ChoiceFilter,
): Filter[] {
  const { view, onView, of } = props
  const id = view[field]
  const words = useChoiceWords(view)
  const all = useQuery(choicesQuery(of, { kind, search: '' }))
  const value = useNamedChoice(of, { kind, id })
  if (id === undefined && (all.data ?? []).length === 0) return []
  const kept = excludeWith(view, { name: reversedBy, isReversed: false })
  return [
    {
      id: field,
      name,
      value: words(value, reversedBy),
      onClear: () => onView({ [field]: undefined, ...kept, page: undefined }),
      editor: () => (
        <>
          <ChoiceEditor
            {...{ of, kind, name, id }}
            onChange={(chosen) => onView({ [field]: chosen, page: undefined })}
          />
          <Reversal {...props} name={reversedBy} />
        </>
      ),
    },
  ]
}

type ChoiceEditorProps = {
  of: ApplicantsOf
  kind: ChoiceKind
  name: string
  id: number | undefined
  onChange: (id: number) => void
}

/** By one requisition; a step or a class that is chosen is of that one, and goes with it. */
export function useRequisitionFilter(
  props: FilterProps<AccountView> & { accountId: number },
): Filter {
  const { t } = useLingui()
  const { view, onView, accountId } = props
  const of = { accountId }
  const kind = 'all_requisitions'
  const id = view.requisition
  const choose = (requisition: number | undefined) => {
    const { exclude } = excludeWith(view, { name: 'job_step_id', isReversed: false })
    const kept = excludeWith({ exclude }, { name: 'hiring_class_id', isReversed: false })
    const none = { step: undefined, steps: undefined, hiring_class: undefined, page: undefined }
    onView({ requisition, ...none, ...kept })
  }
  return {
    id: 'requisition',
    name: t`Requisition`,
    value: useNamedChoice(of, { kind, id }),
    onClear: () => choose(undefined),
    editor: () => <ChoiceEditor {...{ of, kind, id }} name={t`Requisition`} onChange={choose} />,
  }
}

/** One of those that are found by name; few are chosen without a search. */
function ChoiceEditor({ of, kind, name, id, onChange }: ChoiceEditorProps) {
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
