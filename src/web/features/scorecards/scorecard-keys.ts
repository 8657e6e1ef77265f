// Going through the list from scorecard to scorecard by keys. Only inside the scorecard: single letters anywhere else
// belong to assistive technology.
import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Where letters are typed, or keys have a meaning of their own. */
const BUSY = 'input, select, textarea, dialog, [role="menu"]'

/** Follows the link to the next applicant on j, to the previous one on k. */
export function openNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const rel = neighbourKey(event)
  if (rel === null) return
  event.currentTarget.querySelector<HTMLElement>(`a[rel="${rel}"]`)?.click()
}

/** Where a key leads in the list; null when it means nothing here. */
export function neighbourKey(event: KeyboardEvent<HTMLElement>): 'next' | 'prev' | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  if (event.target instanceof Element && event.target.closest(BUSY) !== null) return null
  return relOf(event.key)
}

function relOf(key: string): 'next' | 'prev' | null {
  if (key === 'j') return 'next'
  return key === 'k' ? 'prev' : null
}

/** Gives the scorecard the focus that the page before took with it, so that its keys work at once. */
export function useFocusOnArrival() {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) article.current?.focus({ preventScroll: true })
  }, [])
  return article
}
