// Filters by some of a few values that every company has.
import { useLingui } from '@lingui/react/macro'

import {
  APPLICATION_SOURCES,
  KNOCK_OUT_FILTER,
  type ReversibleFilter,
} from '#contract/applicants/applicant-filters.ts'
import {
  ACTIVITY_STATUSES,
  APPLICATION_STATUSES,
  STANDARD_TITLES,
  STEP_STATUSES,
} from '#contract/applicants/application-states.ts'
import { chosenOf, joined } from '#web/api/list-search.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { activityStatusLabels } from '#web/features/staff-shell/activity-status-labels.ts'
import type { Filter } from '#web/ui/staff/filters/filter.ts'
import { type FilterOption, OptionList } from '#web/ui/staff/filters/option-list.tsx'

import { applicationStatusLabels, stepStatusLabels } from '../application-labels.ts'
import { Reversal, useChoiceWords } from './reversal.tsx'
import { type AccountView, excludeWith, type FilterProps } from './view-filter.ts'

/** How many applicants choosing a status would list, by its name. */
export type StatusCounts = Readonly<
  Record<'status' | 'step_status', Readonly<Record<string, number>>>
>

/** By the statuses of the application and of its step. */
export function useStatusFilters(props: FilterProps, counts: StatusCounts | undefined): Filter[] {
  const { t, i18n } = useLingui()
  const of = useOptionFilter(props)
  return [
    of({
      id: 'status',
      name: t`Status`,
      options: APPLICATION_STATUSES.map((id) => ({
        id,
        label: i18n._(applicationStatusLabels[id]),
        count: counts?.status[id],
      })),
    }),
    of({
      id: 'step_status',
      name: t`Step status`,
      options: STEP_STATUSES.map((id) => ({
        id,
        label: i18n._(stepStatusLabels[id]),
        count: counts?.step_status[id],
      })),
    }),
  ]
}

/** By the source, and by what the activities of their step are at. */
export function useOriginFilters(props: FilterProps): Filter[] {
  const { t, i18n } = useLingui()
  const of = useOptionFilter(props)
  return [
    of({
      id: 'sources',
      name: t`Source`,
      options: APPLICATION_SOURCES.map((id) => ({ id, label: i18n._(sourceTypeLabel(id)) })),
      reversedBy: 'source_types',
    }),
    of({
      id: 'activity_status',
      name: t`Activity of the step`,
      options: ACTIVITY_STATUSES.map((id) => ({ id, label: i18n._(activityStatusLabels[id]) })),
      reversedBy: 'activity_status',
    }),
  ]
}

/** By knock-out answers, and by a review that was asked for. */
export function useReviewFilters({ view, onView }: FilterProps): Filter[] {
  const { t } = useLingui()
  const labels = { with: t`Knock-out answer`, without: t`No knock-out answer` }
  const setKnockOut = (id: string | undefined) =>
    onView({ knock_out: KNOCK_OUT_FILTER.find((one) => one === id), page: undefined })
  return [
    {
      id: 'knock_out',
      name: t`Knock-out answers`,
      value: view.knock_out && labels[view.knock_out],
      onClear: () => setKnockOut(undefined),
      editor: () => (
        <OptionList
          label={t`Knock-out answers`}
          isSingle
          options={KNOCK_OUT_FILTER.map((id) => ({ id, label: labels[id] }))}
          chosenIds={view.knock_out === undefined ? [] : [view.knock_out]}
          onChange={([id]) => setKnockOut(id)}
        />
      ),
    },
    {
      id: 'human_review',
      name: t`Review asked for`,
      isOn: view.human_review !== undefined,
      onSwitchOn: () => onView({ human_review: 'open', page: undefined }),
      onClear: () => onView({ human_review: undefined, page: undefined }),
    },
  ]
}

/** By the steps that the product names, over several requisitions. */
export function useStandardStepFilter(props: FilterProps<AccountView>): Filter {
  const { t } = useLingui()
  const stepTitle = useStepTitle()
  const of = useOptionFilter(props)
  return of({
    id: 'steps',
    name: t`Step`,
    options: STANDARD_TITLES.map((id) => ({ id, label: stepTitle(id, id) })),
  })
}

type OptionFilter = {
  id: 'steps' | 'status' | 'step_status' | 'sources' | 'activity_status'
  name: string
  options: readonly FilterOption[]
  reversedBy?: ReversibleFilter
}

/** Makes filters whose values the address holds with commas. */
function useOptionFilter(props: FilterProps<AccountView>) {
  const { view, onView } = props
  const words = useChoiceWords(view)
  return ({ id, name, options, reversedBy }: OptionFilter): Filter => {
    const ids = options.map((option) => option.id)
    const chosenIds = chosenOf(ids, view[id])
    const chosen = options.filter((option) => chosenIds.includes(option.id))
    const value = chosen.length === 0 ? undefined : chosen.map(({ label }) => label).join(', ')
    const kept =
      reversedBy === undefined ? {} : excludeWith(view, { name: reversedBy, isReversed: false })
    return {
      id,
      name,
      value: reversedBy === undefined ? value : words(value, reversedBy),
      onClear: () => onView({ [id]: undefined, ...kept, page: undefined }),
      editor: () => (
        <>
          <OptionList
            label={name}
            {...{ options, chosenIds }}
            onChange={(next) =>
              onView({
                [id]: joined(next),
                ...(next.length === 0 ? kept : {}),
                page: undefined,
              })
            }
          />
          {reversedBy !== undefined && <Reversal {...props} name={reversedBy} />}
        </>
      ),
    }
  }
}
