import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { APPLICATION_STATUSES, STEP_STATUSES } from '#contract/application-states.ts'
import type { HiringClass } from '#contract/hiring-classes.ts'
import type { RequisitionDetail } from '#contract/requisitions.ts'
import { chosenOf, idOf, joined } from '#web/api/list-search.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
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
  applicantOrderingWords,
  applicationStatusWords,
  stepStatusWords,
} from './application-words.ts'

import styles from './requisitions.module.css'

/** How many applicants choosing a status would list, by its name. */
type FilterCounts = Readonly<Record<'status' | 'step_status', Readonly<Record<string, number>>>>

type ApplicantFiltersProps = {
  /** Chooses and saves views of the list. */
  views?: ReactNode
  view: ApplicantSearch
  onView: ChangeView<ApplicantSearch>
  steps: RequisitionDetail['steps']
  /** Of the requisition; without any, there is nothing to choose. */
  classes: readonly HiringClass[]
  /** Undefined until the first answer of the server, as the counts are. */
  total: number | undefined
  counts: FilterCounts | undefined
}

/** What narrows the applicant list, and how many are left. Every change starts at the first page again. */
export function ApplicantFilters(props: ApplicantFiltersProps) {
  const { views, view, onView, steps, classes, total, counts } = props
  const { t, i18n } = useLingui()
  const stepTitle = useStepTitle()
  return (
    <div className={styles.filters}>
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search applicants by name or email`}
          placeholder={t`Search by name or email`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        {views}
        <SelectField
          className={styles.select}
          label={<VisuallyHidden>{t`Step`}</VisuallyHidden>}
          placeholder={t`All steps`}
          options={steps.map((step) => ({
            value: String(step.job_step_id),
            label: stepTitle(step.title, step.standard_title),
          }))}
          value={view.step ?? ''}
          onChange={(event) => onView({ step: idOf(event.target.value), page: undefined })}
        />
        {classes.length > 0 && (
          <SelectField
            className={styles.select}
            label={<VisuallyHidden>{t`Hiring class`}</VisuallyHidden>}
            placeholder={t`All classes`}
            options={classes.map((one) => ({
              value: String(one.hiring_class_id),
              label: one.name,
            }))}
            value={view.hiring_class ?? ''}
            onChange={({ target }) => onView({ hiring_class: idOf(target.value), page: undefined })}
          />
        )}
        <SelectField
          className={styles.sortSelect}
          label={<VisuallyHidden>{t`Sort by`}</VisuallyHidden>}
          options={APPLICANT_ORDERINGS.map((value) => ({
            value,
            label: i18n._(applicantOrderingWords[value]),
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
      <FilterChips
        label={t`Status`}
        isLabelShown
        chips={APPLICATION_STATUSES.map((id) => ({
          id,
          label: i18n._(applicationStatusWords[id]),
          count: counts?.status[id],
        }))}
        activeIds={new Set(chosenOf(APPLICATION_STATUSES, view.status))}
        onChange={(ids) => onView({ status: joined(ids), page: undefined })}
      />
      <FilterChips
        label={t`Step status`}
        isLabelShown
        chips={STEP_STATUSES.map((id) => ({
          id,
          label: i18n._(stepStatusWords[id]),
          count: counts?.step_status[id],
        }))}
        activeIds={new Set(chosenOf(STEP_STATUSES, view.step_status))}
        onChange={(ids) => onView({ step_status: joined(ids), page: undefined })}
      />
    </div>
  )
}
