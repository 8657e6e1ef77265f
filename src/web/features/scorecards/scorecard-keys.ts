// The keys of the scorecard: from applicant to applicant of the list, and to a comment. Only inside the scorecard: single letters anywhere else
// belong to assistive technology.
import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Where letters are typed, or keys have a meaning of their own. */
const BUSY = 'input, select, textarea, dialog, [role="menu"]'

/** On j and k, follows the link to the next applicant or the previous one; on n, starts a comment in what `notes` is of. */
export function useScorecardKeys() {
  const notes = useRef<HTMLDivElement>(null)
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isBusy(event)) return
    const rel = relOf(event.key)
    if (rel !== null) event.currentTarget.querySelector<HTMLElement>(`a[rel="${rel}"]`)?.click()
    const field = event.key === 'n' ? notes.current?.querySelector('textarea') : null
    if (!field) return
    // The letter would be typed into it.
    event.preventDefault()
    field.focus()
  }
  return { notes, handleKey }
}

/** Where a key leads in the list; null when it means nothing here. */
export function neighbourKey(event: KeyboardEvent<HTMLElement>): 'next' | 'prev' | null {
  return isBusy(event) ? null : relOf(event.key)
}

function isBusy(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return true
  return event.target instanceof Element && event.target.closest(BUSY) !== null
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
