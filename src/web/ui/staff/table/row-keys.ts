import type { KeyboardEvent } from 'react'

/** Marks the link of a row, for moving between rows by keyboard. */
export const ROW_LINK = 'data-row-link'

const TYPES_TEXT = 'input:not([type="checkbox"]), select, textarea'

/**
 * Moves the focus between rows: j or arrow down, k or arrow up, Home and End; Enter is the link's own.
 * Only inside the table, because single letters anywhere else belong to assistive technology.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (event.target instanceof Element && event.target.matches(TYPES_TEXT)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)]
  const current = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const next = nextRow({ key: event.key, current, count: links.length })
  if (next === null) return
  event.preventDefault()
  links[next]?.focus()
}

/** Presses the checkbox of the row with the focus: x. */
export function selectRow(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.key !== 'x') return
  if (event.target instanceof Element && event.target.matches(TYPES_TEXT)) return
  const row = document.activeElement?.closest('tbody tr')
  const checkbox = row?.querySelector<HTMLElement>('input[type="checkbox"]')
  if (checkbox === null || checkbox === undefined) return
  event.preventDefault()
  checkbox.click()
}

/** The row that a key leads to, counted from 0; null when the key is not about rows. `current` is -1 before the first. */
export function nextRow(given: { key: string; current: number; count: number }): number | null {
  const last = given.count - 1
  if (last < 0) return null
  switch (given.key) {
    case 'j':
    case 'ArrowDown':
      return Math.min(last, given.current + 1)
    case 'k':
    case 'ArrowUp':
      return Math.max(0, given.current - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
