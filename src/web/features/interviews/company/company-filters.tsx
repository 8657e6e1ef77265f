import { useLingui } from '@lingui/react/macro'
import { CalendarDays, Rows3 } from 'lucide-react'

import { ACCOUNT_INTERVIEW_LIST } from '#contract/interviews/account-interviews-rules.ts'
import { INTERVIEW_STATUSES } from '#contract/interviews/interview-states.ts'
import { chosenOf, joined, orderingIn } from '#web/api/list-search.ts'
import { ChoiceEditor } from '#web/features/staff-shell/choices/choice-editor.tsx'
import { useNamedChoice } from '#web/features/staff-shell/choices/use-named-choice.ts'
import { FilterBar } from '#web/ui/staff/filters/filter-bar.tsx'
import type { Filter } from '#web/ui/staff/filters/filter.ts'
import { OptionList } from '#web/ui/staff/filters/option-list.tsx'
import { LayoutSwitch } from '#web/ui/staff/layout/layout-switch.tsx'

import { INTERVIEW_STATUS_LABELS } from '../interview-labels.ts'
import { type CompanyProps, WEEK_STATUSES } from './use-company-interviews.ts'

/** A view without filters, laid out as it is. */
export const UNFILTERED = {
  search: undefined,
  status: undefined,
  job_id: undefined,
  interviewer_id: undefined,
  page: undefined,
}

/** The layout, and what narrows it. */
export function CompanyFilters(props: CompanyProps) {
  const { view, onView } = props
  const { t } = useLingui()
  const isList = view.view === 'list'
  const sort = {
    options: [
      { value: '-starts_at', label: t`Latest interview first` },
      { value: 'starts_at', label: t`Earliest interview first` },
    ],
    value: view.ordering ?? ACCOUNT_INTERVIEW_LIST.defaultSort,
    onChange: (value: string) =>
      onView({ ordering: orderingIn(ACCOUNT_INTERVIEW_LIST, value), page: undefined }),
  }
  return (
    <FilterBar
      search={{
        label: t`Search applicants by name or email`,
        placeholder: t`Search by name or email`,
        value: view.search,
        onSearch: (search) => onView({ search, page: undefined }, { isTyping: true }),
      }}
      view={
        <LayoutSwitch
          label={t`Layout`}
          choices={[
            { value: 'week', label: t`Week`, Icon: CalendarDays },
            { value: 'list', label: t`List`, Icon: Rows3 },
          ]}
          value={view.view ?? 'week'}
          onChange={(next) => onView({ view: next === 'list' ? next : undefined, page: undefined })}
        />
      }
      filters={[useStatusFilter(props), ...useNamedFilters(props)]}
      onClear={() => onView({ ...UNFILTERED, search: view.search })}
      count={null}
      {...(isList ? { sort } : {})}
    />
  )
}

function useStatusFilter({ view, onView }: CompanyProps): Filter {
  const { t, i18n } = useLingui()
  const chosen = chosenOf(INTERVIEW_STATUSES, view.status)
  const offered = view.view === 'list' ? INTERVIEW_STATUSES : WEEK_STATUSES
  const labelOf = (id: (typeof INTERVIEW_STATUSES)[number]) => i18n._(INTERVIEW_STATUS_LABELS[id])
  const setStatus = (status: string | undefined) => onView({ status, page: undefined })
  return {
    id: 'status',
    name: t`Status`,
    value: chosen.length === 0 ? undefined : chosen.map(labelOf).join(', '),
    onClear: () => setStatus(undefined),
    editor: () => (
      <OptionList
        label={t`Status`}
        options={offered.map((id) => ({ id, label: labelOf(id) }))}
        chosenIds={chosen}
        onChange={(ids) => setStatus(joined(ids))}
      />
    ),
  }
}

/** By a requisition, and by an interviewer: found by name. */
function useNamedFilters({ accountId, view, onView }: CompanyProps): Filter[] {
  const { t } = useLingui()
  const of = { accountId }
  const filters = [
    { field: 'job_id', kind: 'all_requisitions', name: t`Requisition` },
    { field: 'interviewer_id', kind: 'users', name: t`Interviewer` },
  ] as const
  const values = {
    job_id: useNamedChoice(of, { kind: 'all_requisitions', id: view.job_id }),
    interviewer_id: useNamedChoice(of, { kind: 'users', id: view.interviewer_id }),
  }
  return filters.map(({ field, kind, name }) => ({
    id: field,
    name,
    value: values[field],
    onClear: () => onView({ [field]: undefined, page: undefined }),
    editor: () => (
      <ChoiceEditor
        {...{ of, kind, name }}
        id={view[field]}
        onChange={(id) => onView({ [field]: id, page: undefined })}
      />
    ),
  }))
}
