import type { MouseEvent } from 'react'

/** A click that opens something beside a list: Enter (which clicks with no count) and modifiers leave it to the browser. */
export function isPlainMouseClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.detail > 0 && event.button === 0 && !hasModifier
}
