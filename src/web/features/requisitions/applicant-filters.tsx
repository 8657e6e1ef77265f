import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { APPLICATION_STATUSES, STEP_STATUSES } from '#contract/application-states.ts'
import type { HiringClass } from '#contract/hiring-classes.ts'
import type { ApplicantCounts, RequisitionDetail } from '#contract/requisitions.ts'
import { chosenOf, idOf, joined } from '#web/api/list-search.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import type { ChangeView } from '#web/ui/staff/change-view.ts'
import { FilterChips } from '#web/ui/staff/filter-chips.tsx'
import { ResultCount } from '#web/ui/staff/result-count.tsx'
import { SearchField } from '#web/ui/staff/search-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import {
  APPLICANT_ORDERINGS,
  applicantOrdering,
  applicantRequest,
  type ApplicantSearch,
} from './applicant-search.ts'
import {
  applicantOrderingLabels,
  applicationStatusLabels,
  stepStatusLabels,
} from './application-labels.ts'
import { ChoiceSelects } from './choice-selects.tsx'
import { ActiveFilters } from './filters/active-filters.tsx'
import { StepLine } from './step-line.tsx'
import type { ApplicantsOf } from './use-applicant-choices.ts'

import styles from './requisitions.module.css'

/** How many applicants choosing a status would list, by its name. */
type FilterCounts = Readonly<Record<'status' | 'step_status', Readonly<Record<string, number>>>> &
  Pick<ApplicantCounts, 'step'>

type ApplicantFiltersProps = {
  /** Chooses and saves views of the list. */
  views?: ReactNode
  view: ApplicantSearch
  onView: ChangeView<ApplicantSearch>
  steps: RequisitionDetail['steps'] | undefined
  /** Of the requisition; without any, there is nothing to choose. */
  classes: readonly HiringClass[] | undefined
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
    <div className={styles.filters} aria-busy={props.isBusy || undefined}>
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search applicants by name or email`}
          placeholder={t`Search by name or email`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        {views}
        <CompanyFilters {...props} />
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
        <ResultCount className={styles.count}>
          {total !== undefined && <Plural value={total} one="# applicant" other="# applicants" />}
        </ResultCount>
      </div>
      <ActiveFilters view={view} onView={onView} />
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
    </div>
  )
}

/** What differs from company to company: classes, users and tags. */
function CompanyFilters({ view, onView, classes, of }: ApplicantFiltersProps) {
  const { t } = useLingui()
  return (
    <>
      <IdSelect
        label={t`Hiring class`}
        placeholder={t`All classes`}
        options={classes?.map(({ hiring_class_id: id, name }) => ({ id, label: name }))}
        value={view.hiring_class}
        onChange={(hiring_class) => onView({ hiring_class, page: undefined })}
      />
      <ChoiceSelects {...{ of, view, onView }} />
    </>
  )
}

type IdSelectProps = {
  label: string
  /** The choice that leaves no one out. */
  placeholder: string
  /** Undefined until they are loaded: what is chosen may be among them. */
  options: ReadonlyArray<{ id: number; label: string }> | undefined
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** A filter by something of the company's own; without any of it, there is nothing to choose. */
function IdSelect({ label, placeholder, options, value, onChange }: IdSelectProps) {
  const { t } = useLingui()
  if (options === undefined) return null
  // A link or a saved view may name what was deleted since: the list is narrowed, and the user sees by what.
  const isUnknown = value !== undefined && options.every(({ id }) => id !== value)
  if (options.length === 0 && !isUnknown) return null
  const chosen = isUnknown ? [{ id: value, label: t`Deleted or unavailable` }] : []
  return (
    <SelectField
      className={styles.select}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      placeholder={placeholder}
      options={[...chosen, ...options].map((one) => ({ value: String(one.id), label: one.label }))}
      value={value ?? ''}
      onChange={({ target }) => onChange(idOf(target.value))}
    />
  )
}
