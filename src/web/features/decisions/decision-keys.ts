// The keys of deciding. Only inside the list or the scorecard: single letters anywhere else belong to assistive technology.

export type DecisionKey = 'advance' | 'reject' | 'email' | 'help' | 'clear'

const KEYS: Readonly<Record<string, DecisionKey>> = {
  a: 'advance',
  r: 'reject',
  e: 'email',
  '?': 'help',
  Escape: 'clear',
}

/** Where letters are typed, or keys have a meaning of their own. */
const BUSY = 'input:not([type="checkbox"]), select, textarea, dialog, [role="menu"]'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'target'
>

/** What a key means; null when it means nothing here. */
export function decisionKey(event: Pressed): DecisionKey | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null
  if (event.target instanceof Element && event.target.closest(BUSY) !== null) return null
  return KEYS[event.key] ?? null
}
