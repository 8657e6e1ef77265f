// What stands above a list of applicants: the search, what narrows the list, and how many are left.
import { Trans, useLingui } from '@lingui/react/macro'
import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

import type { ApplicantMatching } from '#contract/applicants/applicant-filters.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import listStyles from '../../requisitions/requisitions.module.css'
import styles from './filter-bar.module.css'

type FilterBarProps = {
  search: string | undefined
  onView: ChangeView<{ search?: string | undefined; page?: number | undefined }>
  /** What the list is narrowed by, the search among it. */
  matching: ApplicantMatching
  /** Saved views, and how the list is laid out. */
  views: ReactNode
  /** Filters that fit beside the search. */
  fields: ReactNode
  sort?: ReactNode
  count: ReactNode
  /** Filters that are applied and have no field here. */
  applied: ReactNode
  /** Filters with a line of their own. */
  children: ReactNode
  /** More filters are to come: what is below them moves. */
  isBusy?: boolean
}

/** On a phone the filters are folded behind a button: the list would begin below the screen. */
export function FilterBar(props: FilterBarProps) {
  const { search, onView, matching, views, fields, sort, count, applied, children, isBusy } = props
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const foldable = classNames(styles.foldable, isOpen && styles.isOpen)
  return (
    <div className={listStyles.filters} aria-busy={isBusy === true || undefined}>
      <div className={listStyles.toolbar}>
        <SearchField
          label={t`Search applicants by name or email`}
          placeholder={t`Search by name or email`}
          value={search ?? ''}
          onSearch={(text) => onView({ search: text, page: undefined }, { isTyping: true })}
        />
        {views}
        <Button
          className={styles.fold}
          size="small"
          icon={<ListFilter size={16} aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields ${id}-lines`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FoldLabel count={countOf(matching)} />
        </Button>
        {sort}
        <div id={`${id}-fields`} className={foldable}>
          {fields}
        </div>
        <ResultCount className={listStyles.count}>{count}</ResultCount>
      </div>
      {applied}
      <div id={`${id}-lines`} className={foldable}>
        {children}
      </div>
    </div>
  )
}

function FoldLabel({ count }: { count: number }) {
  return count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>
}

/** How many filters are set; the search has a field that is always there. */
function countOf(matching: ApplicantMatching): number {
  return Object.entries(matching).filter(
    ([name, value]) => name !== 'search' && value !== undefined,
  ).length
}
