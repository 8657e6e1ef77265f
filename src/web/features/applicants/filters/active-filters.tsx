// The filters that have no control above the list: each as a button that takes it off.
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'

import {
  APPLICATION_SOURCES,
  REVERSIBLE_FILTERS,
  type ReversibleFilter,
} from '#contract/applicants/applicant-filters.ts'
import { ACTIVITY_STATUSES } from '#contract/applicants/application-states.ts'
import { chosenOf, joined } from '#web/api/list-search.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'
import { activityStatusLabels } from '#web/features/staff-shell/activity-status-labels.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { draftOf, viewOf, withExcluded } from './filter-draft.ts'
import type { MoreFiltersProps } from './more-filters.tsx'
import { reversibleChoices, useReversedLabels } from './reversible-choices.ts'
import type { PlacedFilters } from './shared-filter-search.ts'

import styles from './filters.module.css'

const NOTHING = viewOf(draftOf({}))

export function ActiveFilters({ view, onView }: MoreFiltersProps) {
  const { t } = useLingui()
  const filters = useActiveFilters(view)
  if (filters.length === 0) return null
  return (
    <ul role="list" className={styles.active} aria-label={t`More filters`}>
      {filters.map(({ id, text, without }) => (
        <li key={id}>
          <Button
            size="small"
            icon={<X size={14} aria-hidden="true" />}
            aria-label={t`Remove the filter: ${text}`}
            onClick={() => onView({ ...without, page: undefined })}
          >
            {text}
          </Button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button
            size="small"
            variant="quiet"
            onClick={() => onView({ ...NOTHING, page: undefined })}
          >
            <Trans>Clear these filters</Trans>
          </Button>
        </li>
      )}
    </ul>
  )
}

type ActiveFilter = { id: string; text: string; without: PlacedFilters }

function useActiveFilters(view: PlacedFilters): ActiveFilter[] {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  const reversed = useReversedLabels()
  const exclude = chosenOf(REVERSIBLE_FILTERS, view.exclude)
  const kept = (name: ReversibleFilter) => joined(exclude.filter((one) => one !== name))
  const sources = format.list(
    chosenOf(APPLICATION_SOURCES, view.sources).map((id) => i18n._(sourceTypeLabel(id))),
  )
  const states = format.list(
    chosenOf(ACTIVITY_STATUSES, view.activity_status).map((id) => i18n._(activityStatusLabels[id])),
  )
  const [least, most] = [format.number(view.score_min ?? 0), format.number(view.score_max ?? 0)]
  const from = view.applied_from === undefined ? '' : format.date(view.applied_from)
  const to = view.applied_to === undefined ? '' : format.date(view.applied_to)
  const found: (ActiveFilter | false)[] = [
    view.score_min !== undefined && {
      id: 'score_min',
      text: t`Fit score from ${least}`,
      without: { score_min: undefined },
    },
    view.score_max !== undefined && {
      id: 'score_max',
      text: t`Fit score to ${most}`,
      without: { score_max: undefined },
    },
    view.applied_from !== undefined && {
      id: 'applied_from',
      text: t`Applied from ${from}`,
      without: { applied_from: undefined },
    },
    view.applied_to !== undefined && {
      id: 'applied_to',
      text: t`Applied until ${to}`,
      without: { applied_to: undefined },
    },
    view.sources !== undefined && {
      id: 'sources',
      text: exclude.includes('source_types') ? t`Source is not: ${sources}` : t`Source: ${sources}`,
      without: { sources: undefined, exclude: kept('source_types') },
    },
    view.activity_status !== undefined && {
      id: 'activity_status',
      text: exclude.includes('activity_status')
        ? t`No activity of their step is: ${states}`
        : t`An activity of their step is: ${states}`,
      without: { activity_status: undefined, exclude: kept('activity_status') },
    },
    ...reversibleChoices(view)
      .filter((name) => exclude.includes(name))
      .map((name) => ({
        id: name,
        text: reversed[name],
        without: { exclude: joined(withExcluded(exclude, name)) },
      })),
  ]
  return found.filter((one) => one !== false)
}
