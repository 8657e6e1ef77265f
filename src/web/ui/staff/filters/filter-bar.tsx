// What stands above a list, in one line: the search, its view, what narrows it, and its tools.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'

import { classNames } from '../../class-names.ts'
import { Button } from '../../controls/button.tsx'
import { SelectField } from '../../form/select-field.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'
import { SearchField } from '../form/search-field.tsx'
import { ResultCount } from '../table/result-count.tsx'
import { AddFilter } from './add-filter.tsx'
import { FilterChip } from './filter-chip.tsx'
import { type Filter, isSet } from './filter.ts'

import styles from './filter-bar.module.css'

const ADD = 'data-add-filter'

type FilterBarProps = {
  search: {
    /** What is searched, for screen readers. */
    label: string
    placeholder: string
    value: string | undefined
    onSearch: (text: string) => void
  }
  /** Chooses and saves views. */
  view: ReactNode
  /** In the order in which they are offered. */
  filters: readonly Filter[]
  /** Takes all of them off. */
  onClear: () => void
  /** How many the list has. */
  count: ReactNode
  /** Stands in for the headers of a table where there are none: on a phone, and `isAlways` on a board. A calendar has none. */
  sort?: {
    options: ReadonlyArray<{ value: string; label: string }>
    value: string
    onChange: (value: string) => void
    isAlways?: boolean
  }
  /** How the list is laid out, and what is done with all of it. */
  tools?: ReactNode
  /** More of the bar is to come. */
  isBusy?: boolean
}

/** A filter has a chip while it is set, or being edited; the others are behind one button. */
export function FilterBar(props: FilterBarProps) {
  const { search, view, filters, onClear, count, sort, tools, isBusy = false } = props
  const { t } = useLingui()
  // A chip whose last choice is taken off stays until its editor is closed.
  const [edited, setEdited] = useState<{ id: string; isNew: boolean } | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const shown = filters.filter((one) => isSet(one) || one.id === edited?.id)
  // Where the focus goes when the control that has it disappears.
  const focusAdd = () => bar.current?.querySelector<HTMLElement>(`[${ADD}] button`)?.focus()
  return (
    <div ref={bar} className={styles.bar} aria-busy={isBusy || undefined}>
      <div className={styles.search}>
        <SearchField {...search} value={search.value ?? ''} />
      </div>
      {view}
      {shown.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          isNew={edited?.id === filter.id && edited.isNew}
          onOpen={() => setEdited({ id: filter.id, isNew: false })}
          onClose={() => {
            setEdited((now) => (now?.id === filter.id ? null : now))
            if (!isSet(filter)) focusAdd()
          }}
          onClear={() => {
            filter.onClear()
            focusAdd()
          }}
        />
      ))}
      <span className={styles.add} {...{ [ADD]: '' }}>
        <AddFilter
          filters={filters.filter((one) => !shown.includes(one))}
          onPick={(filter) => {
            if ('editor' in filter) setEdited({ id: filter.id, isNew: true })
            else filter.onSwitchOn()
          }}
        />
      </span>
      {filters.filter(isSet).length > 1 && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            onClear()
            focusAdd()
          }}
        >
          <Trans>Clear filters</Trans>
        </Button>
      )}
      <div className={styles.tools}>
        <ResultCount className={styles.count}>{count}</ResultCount>
        {sort !== undefined && (
          <SelectField
            className={classNames(styles.sort, sort.isAlways === true && styles.isShown)}
            label={<VisuallyHidden>{t`Sort by`}</VisuallyHidden>}
            options={sort.options}
            value={sort.value}
            onChange={({ target }) => sort.onChange(target.value)}
          />
        )}
        {tools}
      </div>
    </div>
  )
}
