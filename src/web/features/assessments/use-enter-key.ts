// Enter goes on to the next question from wherever the focus is, answered or not.
import { useEffect, useEffectEvent } from 'react'

/** What does something of its own on Enter. */
const OWN_ENTER =
  'a, button, summary, select, textarea, dialog, [popover], [contenteditable], input:not([type="radio"], [type="checkbox"])'

export function useEnterKey(onEnter: () => void): void {
  const goOn = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlainEnter(event) || hasOwnEnter(event.target)) return
    // A radio button would submit its form as well, and go on twice.
    event.preventDefault()
    onEnter()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => goOn(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

// A key that is held, here or since the page before, does not run through the questions.
function isPlainEnter(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  return event.key === 'Enter' && !hasModifier && !event.repeat && !event.defaultPrevented
}

function hasOwnEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_ENTER) !== null
}
