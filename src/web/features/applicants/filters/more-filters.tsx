// Filters of the lists of applicants that are seldom needed: behind one button, in a dialog, applied together.
import { Trans, useLingui } from '@lingui/react/macro'
import { ListFilter } from 'lucide-react'
import { type FormEvent, useState } from 'react'

import { APPLICATION_SOURCES, HIGHEST_SCORE } from '#contract/applicants/applicant-filters.ts'
import { ACTIVITY_STATUSES } from '#contract/applicants/application-states.ts'
import { chosenOf, joined } from '#web/api/list-search.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'
import { activityStatusLabels } from '#web/features/staff-shell/activity-status-labels.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { DateRangeField } from '#web/ui/staff/form/date/date-range-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'

import { type FilterDraft, draftOf, problemsOf, viewOf, withExcluded } from './filter-draft.ts'
import { reversibleChoices, useReversedLabels } from './reversible-choices.ts'
import type { PlacedFilters } from './shared-filter-search.ts'

import styles from './filters.module.css'

export type MoreFiltersProps = {
  view: PlacedFilters
  onView: ChangeView<PlacedFilters & { page?: number | undefined }>
}

export function MoreFilters({ view, onView }: MoreFiltersProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon={<ListFilter size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        <Trans>More filters</Trans>
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title={t`More filters`} width="wide">
          <FilterForm
            view={view}
            onApply={(next) => {
              onView({ ...next, page: undefined })
              setIsOpen(false)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

type FilterFormProps = { view: PlacedFilters; onApply: (view: PlacedFilters) => void }

function FilterForm({ view, onApply }: FilterFormProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => draftOf(view))
  const [isTried, setIsTried] = useState(false)
  const change = (part: Partial<FilterDraft>) => setDraft((now) => ({ ...now, ...part }))
  const problems = problemsOf(draft)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!problems.score && !problems.applied) onApply(viewOf(draft))
  }
  const score = { min: 0, max: HIGHEST_SCORE }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <NumberField
          {...score}
          label={t`Fit score from`}
          data-first-focus
          value={draft.scoreMin}
          error={
            isTried && problems.score
              ? t`Use whole numbers from 0 to 100, the lower one first.`
              : undefined
          }
          onChange={({ target }) => change({ scoreMin: target.value })}
        />
        <NumberField
          {...score}
          label={t`Fit score to`}
          value={draft.scoreMax}
          onChange={({ target }) => change({ scoreMax: target.value })}
        />
      </div>
      <DateRangeField
        legend={t`Applied`}
        labels={{ from: t`Applied from`, to: t`Applied until` }}
        value={{ from: draft.appliedFrom, to: draft.appliedTo }}
        error={isTried && problems.applied ? t`The first day is after the last one.` : undefined}
        onChange={({ from, to }) => change({ appliedFrom: from, appliedTo: to })}
      />
      <SourceChoice draft={draft} onChange={change} />
      <ActivityChoice draft={draft} onChange={change} />
      <ReversedChoices view={view} draft={draft} onChange={change} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          <Trans>Show applicants</Trans>
        </Button>
        <Button variant="quiet" onClick={() => setDraft(draftOf({}))}>
          <Trans>Clear these filters</Trans>
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = { draft: FilterDraft; onChange: (part: Partial<FilterDraft>) => void }

function SourceChoice({ draft, onChange }: ChoiceProps) {
  const { t, i18n } = useLingui()
  return (
    <div className={styles.group}>
      <FilterChips
        label={t`Source`}
        isLabelShown
        chips={APPLICATION_SOURCES.map((id) => ({ id, label: i18n._(sourceTypeLabel(id)) }))}
        activeIds={chosenOf(APPLICATION_SOURCES, draft.sources)}
        onChange={(ids) => onChange({ sources: joined(ids) })}
      />
      {draft.sources !== undefined && (
        <Checkbox
          label={t`All but these sources`}
          checked={draft.exclude.includes('source_types')}
          onChange={() => onChange({ exclude: withExcluded(draft.exclude, 'source_types') })}
        />
      )}
    </div>
  )
}

function ActivityChoice({ draft, onChange }: ChoiceProps) {
  const { t, i18n } = useLingui()
  return (
    <div className={styles.group}>
      <FilterChips
        label={t`An activity of their step is`}
        isLabelShown
        chips={ACTIVITY_STATUSES.map((id) => ({ id, label: i18n._(activityStatusLabels[id]) }))}
        activeIds={chosenOf(ACTIVITY_STATUSES, draft.activityStatus)}
        onChange={(ids) => onChange({ activityStatus: joined(ids) })}
      />
      {draft.activityStatus !== undefined && (
        <Checkbox
          label={t`No activity of their step is in one of these states`}
          checked={draft.exclude.includes('activity_status')}
          onChange={() => onChange({ exclude: withExcluded(draft.exclude, 'activity_status') })}
        />
      )}
    </div>
  )
}

// What is chosen beside the dialog can be turned round here.
function ReversedChoices({ view, draft, onChange }: ChoiceProps & { view: PlacedFilters }) {
  const labels = useReversedLabels()
  const names = reversibleChoices(view)
  if (names.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Turn round what you chose above the list</Trans>
      </legend>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={labels[name]}
          checked={draft.exclude.includes(name)}
          onChange={() => onChange({ exclude: withExcluded(draft.exclude, name) })}
        />
      ))}
    </fieldset>
  )
}
