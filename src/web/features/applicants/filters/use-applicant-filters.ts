import { useLingui } from '@lingui/react/macro'

import type { ApplicantsOf } from '#web/features/staff-shell/choices/choice-queries.ts'
import type { Filter } from '#web/ui/staff/filters/filter.ts'

import { useChoiceFilter } from './choice-filter.tsx'
import { useOriginFilters, useReviewFilters } from './option-filters.tsx'
import { useRangeFilters } from './range-filters.tsx'
import type { FilterProps } from './view-filter.ts'

/** The filters that both lists of applicants have beside those by status and step. */
export function useSharedFilters(props: FilterProps & { of: ApplicantsOf }): Filter[] {
  const { t } = useLingui()
  const { view, onView } = props
  const assigned = useChoiceFilter(props, {
    kind: 'assigned',
    field: 'assigned_to',
    name: t`Assigned to`,
    reversedBy: 'assigned_user_ids',
  })
  const tags = useChoiceFilter(props, {
    kind: 'tags',
    field: 'tag',
    name: t`Tag`,
    reversedBy: 'tag_id',
  })
  const ranges = useRangeFilters({ view, onView })
  const origins = useOriginFilters({ view, onView })
  const reviews = useReviewFilters({ view, onView })
  return [...assigned, ...tags, ...ranges, ...origins, ...reviews]
}

/** By hiring class, of a requisition that has any. */
export function useClassFilter(props: FilterProps & { of: ApplicantsOf }): Filter[] {
  const { t } = useLingui()
  return useChoiceFilter(props, {
    kind: 'hiring_classes',
    field: 'hiring_class',
    name: t`Hiring class`,
    reversedBy: 'hiring_class_id',
  })
}
