import { useLingui } from '@lingui/react/macro'

import type { ApplicantCounts, RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { idOf } from '#web/api/page-search.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { type FilterChip, FilterChips } from '#web/ui/staff/table/filter-chips.tsx'

import type { ApplicantSearch } from './applicant-search.ts'

const ALL = 'all'

type StepLineProps = {
  view: ApplicantSearch
  onView: ChangeView<ApplicantSearch>
  /** Undefined until they are loaded, as the counts are. */
  steps: RequisitionDetail['steps'] | undefined
  counts: ApplicantCounts['step'] | undefined
}

/** The steps of the plan with how many applicants are at each; choosing one narrows the list to it. */
export function StepLine({ view, onView, steps, counts }: StepLineProps) {
  const { t } = useLingui()
  const stepTitle = useStepTitle()
  // As high as the line that is to come.
  if (steps === undefined) return <Skeleton shape="block" height="var(--control-small)" />
  const chips = steps.map(({ job_step_id: id, title, standard_title: standard }) => ({
    id: String(id),
    label: stepTitle(title, standard),
    ...countOf(counts?.steps.find((step) => step.job_step_id === id)?.count),
  }))
  const chosen = view.step === undefined ? ALL : String(view.step)
  // A link may name a step that the plan has no more: the list is narrowed, and the user sees by what.
  const isUnknown = chosen !== ALL && chips.every(({ id }) => id !== chosen)
  if (chips.length === 0 && !isUnknown) return null
  const unknown = isUnknown ? [{ id: chosen, label: t`Deleted or unavailable` }] : []
  return (
    <FilterChips
      label={t`Step`}
      isRequired
      isOneLine
      chips={[{ id: ALL, label: t`All`, ...countOf(counts?.all) }, ...unknown, ...chips]}
      activeIds={[chosen]}
      onChange={([id]) => onView({ step: idOf(id), page: undefined })}
    />
  )
}

function countOf(count: number | undefined): Pick<FilterChip, 'count'> {
  return count === undefined ? {} : { count }
}
