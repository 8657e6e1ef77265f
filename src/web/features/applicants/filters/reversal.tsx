import { useLingui } from '@lingui/react/macro'

import type { ReversibleFilter } from '#contract/applicants/applicant-filters.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'

import { excludeWith, type FilteredView, type FilterProps, isReversed } from './view-filter.ts'

import styles from './filters.module.css'

/** Excludes matching applicants instead. */
export function Reversal({ name, view, onView }: FilterProps & { name: ReversibleFilter }) {
  const { t } = useLingui()
  const isOn = isReversed(view, name)
  return (
    <Checkbox
      className={styles.reversal}
      label={t`Exclude these`}
      checked={isOn}
      onChange={() =>
        onView({ ...excludeWith(view, { name, isReversed: !isOn }), page: undefined })
      }
    />
  )
}

/** What a filter says of its choice; undefined while nothing is chosen. */
export function useChoiceWords(view: FilteredView) {
  const { t } = useLingui()
  return (value: string | undefined, name: ReversibleFilter) =>
    value !== undefined && isReversed(view, name) ? t`not ${value}` : value
}
