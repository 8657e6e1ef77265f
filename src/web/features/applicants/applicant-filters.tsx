import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { ApplicantCounts, RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import type { ApplicantsOf } from '#web/features/staff-shell/choices/choice-queries.ts'
import { FilterBar } from '#web/ui/staff/filters/filter-bar.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import { applicantRequest, type ApplicantSearch, EVERYONE } from './applicant-search.ts'
import { orderedBy } from './applicant-sort.ts'
import { type StatusCounts, useStatusFilters } from './filters/option-filters.tsx'
import { useStepFilter } from './filters/step-filter.tsx'
import { useClassFilter, useSharedFilters } from './filters/use-applicant-filters.ts'
import { useApplicantOrderings } from './filters/use-applicant-orderings.ts'
import { StepLine } from './step-line.tsx'

import styles from '../requisitions/requisitions.module.css'

type ApplicantFiltersProps = {
  /** Chooses and saves views of the list. */
  views?: ReactNode
  /** How the list is laid out, and what is done with all of it. */
  tools: ReactNode
  view: ApplicantSearch
  onView: ChangeView<ApplicantSearch>
  steps: RequisitionDetail['steps'] | undefined
  of: ApplicantsOf
  /** Undefined until the first answer of the server, as the counts are. */
  total: number | undefined
  counts: (StatusCounts & Pick<ApplicantCounts, 'step'>) | undefined
  /** More filters are to come: what is below them moves. */
  isBusy: boolean
}

/** What narrows the applicant list, and how many are left. Every change starts at the first page again. */
export function ApplicantFilters(props: ApplicantFiltersProps) {
  const { view, onView, steps, of, total, counts } = props
  const { t } = useLingui()
  const filters = [
    ...useStatusFilters({ view, onView }, counts),
    ...useStepFilter({ view, onView }, { steps, counts: counts?.step }),
    ...useClassFilter({ view, onView, of }),
    ...useSharedFilters({ view, onView, of }),
  ]
  return (
    <div className={styles.filters}>
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
        count={
          total !== undefined && <Plural value={total} one="# applicant" other="# applicants" />
        }
        sort={{
          options: useApplicantOrderings(applicantRequest(view).ordering),
          value: applicantRequest(view).ordering,
          onChange: (value) => onView(orderedBy(value)),
          isAlways: view.layout === 'board',
        }}
        tools={props.tools}
        isBusy={props.isBusy}
      />
      <StepLine {...{ view, onView, steps }} counts={counts?.step} />
    </div>
  )
}
