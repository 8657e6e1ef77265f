import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { FilterBar } from '#web/ui/staff/filters/filter-bar.tsx'
import type { Filter } from '#web/ui/staff/filters/filter.ts'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import { requisitionQuery } from '../../requisitions/requisition-queries.ts'
import { orderedBy } from '../applicant-sort.ts'
import { ColumnChooser } from '../columns/column-chooser.tsx'
import { useRequisitionFilter } from '../filters/choice-filter.tsx'
import { useStandardStepFilter, useStatusFilters } from '../filters/option-filters.tsx'
import { NO_SHARED_FILTERS } from '../filters/shared-filter-search.ts'
import { useStepFilter } from '../filters/step-filter.tsx'
import { useClassFilter, useSharedFilters } from '../filters/use-applicant-filters.ts'
import { useApplicantOrderings } from '../filters/use-applicant-orderings.ts'
import { allApplicantsRequest, type AllApplicantsSearch } from './all-applicants-search.ts'
import { SHOWN_BY_ITSELF, type useAllApplicantColumns } from './all-applicants-table.tsx'

/** A view of everyone, in the order that there is. */
export const EVERYONE = {
  search: undefined,
  status: undefined,
  step_status: undefined,
  scope: undefined,
  requisition: undefined,
  step: undefined,
  hiring_class: undefined,
  steps: undefined,
  page: undefined,
  ...NO_SHARED_FILTERS,
} satisfies AllApplicantsSearch

type ViewProps = {
  accountId: number
  view: AllApplicantsSearch
  onView: ChangeView<AllApplicantsSearch>
}

type AllFiltersProps = ViewProps & {
  /** Chooses and saves views of the list. */
  views: ReactNode
  /** Makes a file of the list. */
  exportAction: ReactNode
  columns: ReturnType<typeof useAllApplicantColumns>
  total: number | undefined
}

/** What narrows the list, and how many are left. */
export function AllFilters(props: AllFiltersProps) {
  const { accountId, view, onView, columns, total } = props
  const { t } = useLingui()
  const of = { accountId }
  const filters: Filter[] = [
    ...useStatusFilters({ view, onView }, undefined),
    {
      id: 'scope',
      name: t`My requisitions`,
      isOn: view.scope !== undefined,
      onSwitchOn: () => onView({ scope: 'mine', page: undefined }),
      onClear: () => onView({ scope: undefined, page: undefined }),
    },
    useRequisitionFilter({ view, onView, accountId }),
    ...useStepFilters({ accountId, view, onView }),
    ...useSharedFilters({ view, onView, of }),
  ]
  return (
    <FilterBar
      search={{
        label: t`Search applicants by name or email`,
        placeholder: t`Search by name or email`,
        value: view.search,
        onSearch: (search) => onView({ search, page: undefined }, { isTyping: true }),
      }}
      view={props.views}
      filters={filters}
      onClear={() => onView({ ...EVERYONE, search: view.search })}
      count={total !== undefined && <Plural value={total} one="# applicant" other="# applicants" />}
      sort={{
        options: useApplicantOrderings(allApplicantsRequest(view).ordering),
        value: allApplicantsRequest(view).ordering,
        onChange: (value) => {
          const { ordering, answer_of } = orderedBy(value)
          onView({ ordering, answer_of, page: undefined })
        },
      }}
      tools={
        <>
          <ColumnChooser
            {...{ accountId, columns }}
            jobId={view.requisition}
            list="all_applicants"
            isShownByItself={SHOWN_BY_ITSELF}
          />
          {props.exportAction}
        </>
      }
    />
  )
}

/** The steps and the classes are those of the chosen requisition. */
function useStepFilters({ accountId, view, onView }: ViewProps): Filter[] {
  const jobId = view.requisition ?? 0
  const { data } = useQuery({ ...requisitionQuery(jobId), enabled: jobId !== 0 })
  const ofJob = useStepFilter({ view, onView }, { steps: data?.steps })
  const classes = useClassFilter({ view, onView, of: jobId === 0 ? { accountId } : { jobId } })
  const standard = useStandardStepFilter({ view, onView })
  return jobId === 0 ? [standard] : [...ofJob, ...classes]
}
