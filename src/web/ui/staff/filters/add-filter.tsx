import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'

import { containsText } from '#web/i18n/contains-text.ts'

import { linkButton } from '../../controls/link-button.ts'
import { FilterPopover } from './filter-popover.tsx'
import type { Filter } from './filter.ts'

import styles from './filter-bar.module.css'

type AddFilterProps = {
  /** Those that are not set. */
  filters: readonly Filter[]
  onPick: (filter: Filter) => void
}

/** Offers the filters that are not set, by name. */
export function AddFilter({ filters, onPick }: AddFilterProps) {
  const { t } = useLingui()
  return (
    <FilterPopover
      title={t`Add filter`}
      trigger={
        <>
          <Plus size={16} aria-hidden="true" />
          <Trans>Filter</Trans>
        </>
      }
      triggerLabel={t`Add filter`}
      triggerClassName={linkButton({ size: 'small', variant: 'quiet' })}
    >
      {(close) => (
        <FilterNames
          filters={filters}
          onPick={(filter) => {
            close()
            onPick(filter)
          }}
        />
      )}
    </FilterPopover>
  )
}

/** Typing leaves what matches, Enter picks the first; arrows move between them. */
function FilterNames({ filters, onPick }: AddFilterProps) {
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useState('')
  const found = filters.filter(({ name }) => containsText(name, text))
  const pickFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || found[0] === undefined) return
    event.preventDefault()
    onPick(found[0])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys move between the controls inside
    <div onKeyDown={moveFocus}>
      <span className={styles.find}>
        <Search size={16} aria-hidden="true" />
        <input
          type="text"
          aria-label={t`Filter by name`}
          aria-controls={id}
          placeholder={t`Find a filter`}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={pickFirst}
        />
      </span>
      <ul role="list" id={id} className={styles.names}>
        {found.map((filter) => (
          <li key={filter.id}>
            <button type="button" className={styles.name} onClick={() => onPick(filter)}>
              {filter.name}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={styles.nothing} role="status">
          <Trans>No filter has that name.</Trans>
        </p>
      )}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
  const now = controls.findIndex((control) => control === document.activeElement)
  controls[(now + step + controls.length) % controls.length]?.focus()
}
