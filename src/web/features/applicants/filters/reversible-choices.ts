// Filters beside the dialog that can be turned round, and how that is called.
import { useLingui } from '@lingui/react/macro'

import type { ReversibleFilter } from '#contract/applicants/applicant-filters.ts'

import type { PlacedFilters } from './shared-filter-search.ts'

export type ChosenOutside = Exclude<ReversibleFilter, 'source_types' | 'activity_status'>

/** Those that a view has. */
export function reversibleChoices(view: PlacedFilters): ChosenOutside[] {
  const chosen = {
    job_step_id: view.step,
    hiring_class_id: view.hiring_class,
    assigned_user_ids: view.assigned_to,
    tag_id: view.tag,
  }
  const names: ChosenOutside[] = ['job_step_id', 'hiring_class_id', 'assigned_user_ids', 'tag_id']
  return names.filter((name) => chosen[name] !== undefined)
}

export function useReversedLabels(): Readonly<Record<ChosenOutside, string>> {
  const { t } = useLingui()
  return {
    job_step_id: t`All steps but the chosen one`,
    hiring_class_id: t`All classes but the chosen one`,
    assigned_user_ids: t`Not assigned to the chosen user`,
    tag_id: t`Without the chosen tag`,
  }
}
