// Filters by a fit score, by the day of the application and by what resumes say: typed, and applied together.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'

import { HIGHEST_SCORE } from '#contract/applicants/applicant-filters.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { Filter } from '#web/ui/staff/filters/filter.ts'
import { DateRangeField } from '#web/ui/staff/form/date/date-range-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { isDayRange, isScoreRange, type RangeDraft, scoreOf } from './filter-draft.ts'
import type { FilterProps } from './view-filter.ts'

import styles from './filters.module.css'

export function useRangeFilters({ view, onView }: FilterProps): Filter[] {
  const { t } = useLingui()
  const words = useRangeWords()
  const format = useFormatter()
  const day = (text: string | undefined) => text && format.date(text)
  const score = (value: number | undefined) =>
    value === undefined ? undefined : format.number(value)
  return [
    {
      id: 'score',
      name: t`Fit score`,
      value: words(score(view.score_min), score(view.score_max)),
      onClear: () => onView({ score_min: undefined, score_max: undefined, page: undefined }),
      editor: (close) => (
        <ScoreRange
          range={{ from: String(view.score_min ?? ''), to: String(view.score_max ?? '') }}
          onApply={({ from, to }) => {
            onView({ score_min: scoreOf(from), score_max: scoreOf(to), page: undefined })
            close()
          }}
        />
      ),
    },
    {
      id: 'applied',
      name: t`Applied`,
      value: words(day(view.applied_from), day(view.applied_to)),
      onClear: () => onView({ applied_from: undefined, applied_to: undefined, page: undefined }),
      editor: (close) => (
        <DayRange
          range={{ from: view.applied_from ?? '', to: view.applied_to ?? '' }}
          onApply={({ from, to }) => {
            onView({ applied_from: textOf(from), applied_to: textOf(to), page: undefined })
            close()
          }}
        />
      ),
    },
    {
      id: 'resume',
      name: t`Resume`,
      value: view.resume,
      onClear: () => onView({ resume: undefined, page: undefined }),
      editor: () => (
        <SearchField
          label={t`Search in resumes`}
          value={view.resume ?? ''}
          onSearch={(text) => onView({ resume: textOf(text), page: undefined }, { isTyping: true })}
        />
      ),
    },
  ]
}

function textOf(text: string): string | undefined {
  return text === '' ? undefined : text
}

function useRangeWords() {
  const { t } = useLingui()
  return (from: string | undefined, to: string | undefined) => {
    if (from !== undefined && to !== undefined) return t`${from} to ${to}`
    if (from !== undefined) return t`from ${from}`
    return to === undefined ? undefined : t`up to ${to}`
  }
}

type RangeProps = { range: RangeDraft; onApply: (range: RangeDraft) => void }

function ScoreRange({ range, onApply }: RangeProps) {
  const { t } = useLingui()
  const draft = useRange(range, { isValid: isScoreRange, onApply })
  const bounds = { min: 0, max: HIGHEST_SCORE }
  return (
    <RangeForm onSubmit={draft.submit}>
      <div className={styles.pair}>
        <NumberField
          {...bounds}
          label={t`Fit score from`}
          data-first-focus
          value={draft.from}
          error={
            draft.isWrong ? t`Use whole numbers from 0 to 100, the lower one first.` : undefined
          }
          onChange={({ target }) => draft.change({ from: target.value })}
        />
        <NumberField
          {...bounds}
          label={t`Fit score to`}
          value={draft.to}
          onChange={({ target }) => draft.change({ to: target.value })}
        />
      </div>
    </RangeForm>
  )
}

function DayRange({ range, onApply }: RangeProps) {
  const { t } = useLingui()
  const draft = useRange(range, { isValid: isDayRange, onApply })
  return (
    <RangeForm onSubmit={draft.submit}>
      <DateRangeField
        legend={t`Applied`}
        labels={{ from: t`Applied from`, to: t`Applied until` }}
        value={{ from: draft.from, to: draft.to }}
        error={draft.isWrong ? t`The first day is after the last one.` : undefined}
        onChange={draft.change}
      />
    </RangeForm>
  )
}

function RangeForm({
  onSubmit,
  children,
}: {
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      <Button type="submit" variant="primary" size="small">
        <Trans context="filter">Apply</Trans>
      </Button>
    </form>
  )
}

type RangeRules = { isValid: (range: RangeDraft) => boolean; onApply: RangeProps['onApply'] }

/** Says that a range is wrong once it was tried to apply it. */
function useRange(range: RangeDraft, { isValid, onApply }: RangeRules) {
  const [draft, setDraft] = useState(range)
  const [isTried, setIsTried] = useState(false)
  return {
    ...draft,
    isWrong: isTried && !isValid(draft),
    change: (part: Partial<RangeDraft>) => setDraft((now) => ({ ...now, ...part })),
    submit: (event: FormEvent) => {
      event.preventDefault()
      setIsTried(true)
      if (isValid(draft)) onApply(draft)
    },
  }
}
