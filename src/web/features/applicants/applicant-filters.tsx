import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { APPLICATION_STATUSES, STEP_STATUSES } from '#contract/applicants/application-states.ts'
import type { ApplicantCounts, RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { chosenOf, joined } from '#web/api/list-search.ts'
import type { ApplicantsOf } from '#web/features/staff-shell/choices/choice-queries.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'

import { ChoiceSelects } from '../requisitions/choice-selects.tsx'
import {
  APPLICANT_ORDERINGS,
  applicantCountsRequest,
  applicantOrdering,
  applicantRequest,
  type ApplicantSearch,
} from './applicant-search.ts'
import {
  applicantOrderingLabels,
  applicationStatusLabels,
  stepStatusLabels,
} from './application-labels.ts'
import { ActiveFilters } from './filters/active-filters.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { StepLine } from './step-line.tsx'

import styles from '../requisitions/requisitions.module.css'

/** How many applicants choosing a status would list, by its name. */
type FilterCounts = Readonly<Record<'status' | 'step_status', Readonly<Record<string, number>>>> &
  Pick<ApplicantCounts, 'step'>

type ApplicantFiltersProps = {
  /** Chooses and saves views of the list. */
  views?: ReactNode
  view: ApplicantSearch
  onView: ChangeView<ApplicantSearch>
  steps: RequisitionDetail['steps'] | undefined
  of: ApplicantsOf
  /** Undefined until the first answer of the server, as the counts are. */
  total: number | undefined
  counts: FilterCounts | undefined
  /** More filters are to come: what is below them moves. */
  isBusy: boolean
}

/** What narrows the applicant list, and how many are left. Every change starts at the first page again. */
export function ApplicantFilters(props: ApplicantFiltersProps) {
  const { views, view, onView, total, counts } = props
  const { t, i18n } = useLingui()
  return (
    <FilterBar
      search={view.search}
      onView={onView}
      matching={applicantCountsRequest(view)}
      views={views}
      fields={<ChoiceSelects of={props.of} view={view} onView={onView} />}
      sort={
        <SelectField
          className={classNames(styles.sortSelect, view.layout === 'board' && styles.isShown)}
          label={<VisuallyHidden>{t`Sort by`}</VisuallyHidden>}
          options={APPLICANT_ORDERINGS.map((value) => ({
            value,
            label: i18n._(applicantOrderingLabels[value]),
          }))}
          value={applicantRequest(view).ordering}
          onChange={(event) =>
            onView({ ordering: applicantOrdering(event.target.value), page: undefined })
          }
        />
      }
      count={total !== undefined && <Plural value={total} one="# applicant" other="# applicants" />}
      applied={<ActiveFilters view={view} onView={onView} />}
      isBusy={props.isBusy}
    >
      <FilterChips
        label={t`Status`}
        isLabelShown
        chips={APPLICATION_STATUSES.map((id) => ({
          id,
          label: i18n._(applicationStatusLabels[id]),
          count: counts?.status[id],
        }))}
        activeIds={chosenOf(APPLICATION_STATUSES, view.status)}
        onChange={(ids) => onView({ status: joined(ids), page: undefined })}
      />
      <FilterChips
        label={t`Step status`}
        isLabelShown
        chips={STEP_STATUSES.map((id) => ({
          id,
          label: i18n._(stepStatusLabels[id]),
          count: counts?.step_status[id],
        }))}
        activeIds={chosenOf(STEP_STATUSES, view.step_status)}
        onChange={(ids) => onView({ step_status: joined(ids), page: undefined })}
      />
      <StepLine {...{ view, onView }} steps={props.steps} counts={counts?.step} />
    </FilterBar>
  )
}
