// Filters of the list of people.
import { Plural, useLingui } from '@lingui/react/macro'

import { EMPLOYMENT_TYPES } from '#contract/careers/posting-terms.ts'
import { PEOPLE_LIST, PERSON_STATES } from '#contract/people/people-list-rules.ts'
import { oneOf, orderingIn } from '#web/api/list-search.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { EMPLOYMENT_LABELS } from '#web/features/session/position-labels.ts'
import { FilterBar } from '#web/ui/staff/filters/filter-bar.tsx'
import type { Filter } from '#web/ui/staff/filters/filter.ts'
import { type FilterOption, OptionList } from '#web/ui/staff/filters/option-list.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import { NO_FILTERS, type PeopleSearch } from './people-search.ts'
import { PERSON_STATE_LABELS } from './person-labels.ts'

type PeopleFiltersProps = {
  accountId: number
  view: PeopleSearch
  onView: ChangeView<PeopleSearch>
  total: number
}

export function PeopleFilters({ accountId, view, onView, total }: PeopleFiltersProps) {
  const { t } = useLingui()
  const ordering = view.ordering ?? PEOPLE_LIST.defaultSort
  return (
    <FilterBar
      search={{
        label: t`Search people by name, email or employee number`,
        placeholder: t`Search by name, email or number`,
        value: view.search,
        onSearch: (search) => onView({ search, page: undefined }, { isTyping: true }),
      }}
      view={null}
      filters={useFilters({ accountId, view, onView })}
      onClear={() => onView(NO_FILTERS)}
      count={<Plural value={total} one="# person" other="# people" />}
      sort={{
        options: [
          { value: 'name', label: t`Name` },
          { value: 'job_title', label: t`Job title` },
          { value: 'department', label: t`Department` },
          { value: '-start_date', label: t`Start date, newest first` },
          { value: 'start_date', label: t`Start date, oldest first` },
        ],
        value: ordering,
        onChange: (value) => onView({ ordering: orderingIn(PEOPLE_LIST, value), page: undefined }),
      }}
    />
  )
}

function useFilters({ accountId, view, onView }: Omit<PeopleFiltersProps, 'total'>): Filter[] {
  const { t, i18n } = useLingui()
  const asked = { path: { account_id: accountId } }
  const found = useOptionalData('/account/v1/{account_id}/people/filters/', asked)?.data
  const optionFilter = (filter: OptionFilter): Filter[] => toFilter(filter)
  return [
    ...optionFilter({
      id: 'state',
      name: t`Employment`,
      chosen: view.state,
      options: PERSON_STATES.map((id) => ({ id, label: i18n._(PERSON_STATE_LABELS[id]) })),
      onChoose: (id) => onView({ state: oneOf(PERSON_STATES, id), page: undefined }),
    }),
    ...optionFilter({
      id: 'department',
      name: t`Department`,
      chosen: view.department,
      options: (found?.departments ?? []).map(({ department, count }) => ({
        id: department,
        label: department,
        count,
      })),
      onChoose: (department) => onView({ department, page: undefined }),
    }),
    ...optionFilter({
      id: 'job_id',
      name: t`Job profile`,
      chosen: view.job_id === undefined ? undefined : String(view.job_id),
      options: (found?.profiles ?? []).map(({ job_id: id, title, count }) => ({
        id: String(id),
        label: title,
        count,
      })),
      onChoose: (id) =>
        onView({ job_id: id === undefined ? undefined : Number(id), page: undefined }),
    }),
    ...optionFilter({
      id: 'employment_type',
      name: t`Employment type`,
      chosen: view.employment_type,
      options: EMPLOYMENT_TYPES.map((id) => ({ id, label: i18n._(EMPLOYMENT_LABELS[id]) })),
      onChoose: (id) => onView({ employment_type: oneOf(EMPLOYMENT_TYPES, id), page: undefined }),
    }),
    ...optionFilter({
      id: 'supervisor',
      name: t`Supervisor`,
      chosen: view.supervisor,
      options: (found?.supervisors ?? []).map(({ email, name, count }) => ({
        id: email,
        label: name ?? email,
        count,
      })),
      onChoose: (supervisor) => onView({ supervisor, page: undefined }),
    }),
  ]
}

type OptionFilter = {
  id: string
  name: string
  chosen: string | undefined
  options: readonly FilterOption[]
  onChoose: (id: string | undefined) => void
}

/** One of some options; none to offer is no filter, unless one is chosen. */
function toFilter({ id, name, chosen, options, onChoose }: OptionFilter): Filter[] {
  if (chosen === undefined && options.length === 0) return []
  return [
    {
      id,
      name,
      value: options.find((option) => option.id === chosen)?.label ?? chosen,
      onClear: () => onChoose(undefined),
      editor: () => (
        <OptionList
          label={name}
          isSingle
          options={options}
          chosenIds={chosen === undefined ? [] : [chosen]}
          onChange={([next]) => onChoose(next)}
        />
      ),
    },
  ]
}
