import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'

import { FilterPopover } from './filter-popover.tsx'
import type { Filter } from './filter.ts'

import styles from './filter-bar.module.css'

type FilterChipProps = {
  filter: Filter
  /** Its editor opens as soon as the chip is there. */
  isNew: boolean
  onOpen: () => void
  onClose: () => void
  onClear: () => void
}

/** A filter with what is chosen; a press opens its editor, and × takes it off. */
export function FilterChip({ filter, isNew, onOpen, onClose, onClear }: FilterChipProps) {
  const { t } = useLingui()
  const { name } = filter
  const value = 'editor' in filter ? filter.value : undefined
  const text = value === undefined ? name : t`${name}: ${value}`
  return (
    <span className={styles.chip} role="group" aria-label={t`Filter: ${name}`}>
      {'editor' in filter ? (
        <FilterPopover
          title={name}
          triggerClassName={styles.chipText}
          trigger={
            <>
              <span className={styles.chipName}>{value === undefined ? name : t`${name}:`}</span>
              {value !== undefined && <span className={styles.chipValue}> {value}</span>}
            </>
          }
          isOpenAtFirst={isNew}
          onOpen={onOpen}
          onClose={onClose}
        >
          {filter.editor}
        </FilterPopover>
      ) : (
        <span className={styles.chipText}>{name}</span>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t`Remove the filter: ${text}`}
        onClick={onClear}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </span>
  )
}
