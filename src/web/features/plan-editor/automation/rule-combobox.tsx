// What a rule refers to of what there can be hundreds of, searched for by name.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { RuleNames } from '#contract/automation/automation.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { choicesQuery } from '#web/features/staff-shell/choices/choice-queries.ts'
import { type Choice, Combobox } from '#web/ui/staff/form/choice/combobox.tsx'
import { MultiCombobox } from '#web/ui/staff/form/choice/multi-combobox.tsx'

import type { AutomationChoices } from './automation-queries.ts'
import { NOT_CHOSEN } from './rule-draft.ts'

type NamedKind = keyof RuleNames

/** What the fields of a rule offer, with the names of what is chosen so far. */
export type RuleChoices = AutomationChoices & {
  names: RuleNames
  /** Whether what is not chosen yet is said to be missing. */
  isTried: boolean
  onNamed: (kind: NamedKind, named: RuleNames[NamedKind]) => void
}

type SearchedProps = {
  kind: NamedKind
  label: string
  choices: RuleChoices
}

type RuleComboboxProps = SearchedProps & { id: number; onChange: (id: number) => void }

export function RuleCombobox({ kind, label, choices, id, onChange }: RuleComboboxProps) {
  const { t } = useLingui()
  const { failure, ...search } = useRuleSearch(kind, choices)
  const nameOf = useNameOf(kind, choices)
  const isChosen = id !== NOT_CHOSEN
  return (
    <Combobox
      {...search}
      label={label}
      placeholder={t`Choose…`}
      isRequired
      error={choices.isTried && !isChosen ? t`Choose one.` : failure}
      chosen={isChosen ? { id: String(id), label: nameOf(id) } : null}
      onChange={(choice) => {
        if (choice === null) return
        choices.onNamed(kind, [namedOf(choice)])
        onChange(Number(choice.id))
      }}
    />
  )
}

type RuleMultiComboboxProps = SearchedProps & {
  ids: readonly number[]
  most: number
  /** Offered before what the server finds. */
  extra?: Choice
  onChange: (ids: number[]) => void
}

export function RuleMultiCombobox(props: RuleMultiComboboxProps) {
  const { kind, label, choices, ids, most, extra, onChange } = props
  const { t } = useLingui()
  const { choices: found, failure, ...search } = useRuleSearch(kind, choices)
  const nameOf = useNameOf(kind, choices)
  const fixed = extra === undefined ? [] : [extra]
  return (
    <MultiCombobox
      {...search}
      label={label}
      placeholder={t`Choose…`}
      error={choices.isTried && ids.length === 0 ? t`Choose at least one.` : failure}
      choices={found === undefined ? undefined : [...fixed, ...found]}
      chosen={ids.map(
        (id) => fixed.find((one) => one.id === String(id)) ?? { id: String(id), label: nameOf(id) },
      )}
      onChange={(all) => {
        const chosen = all.slice(0, most)
        choices.onNamed(kind, chosen.map(namedOf))
        onChange(chosen.map((one) => Number(one.id)))
      }}
    />
  )
}

function namedOf({ id, label }: Choice) {
  return { id: Number(id), name: label }
}

function useRuleSearch(kind: NamedKind, { jobId, accountId }: RuleChoices) {
  const errorText = useErrorText()
  const [search, setSearch] = useState('')
  const of = kind === 'requisitions' ? { accountId } : { jobId }
  const found = useQuery(choicesQuery(of, { kind, search }))
  return {
    choices: found.data
      // Applicants are not moved to the requisition they are in.
      ?.filter(({ id }) => kind !== 'requisitions' || id !== jobId)
      .map(({ id, label }) => ({ id: String(id), label })),
    isLoading: found.isFetching,
    failure: found.error === null ? undefined : errorText(found.error),
    onSearch: setSearch,
  }
}

function useNameOf(kind: NamedKind, { names }: RuleChoices) {
  const { t } = useLingui()
  return (id: number) => names[kind].find((one) => one.id === id)?.name ?? t`(no longer there)`
}
