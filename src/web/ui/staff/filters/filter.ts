import type { ReactNode } from 'react'

/** What narrows a list by one thing. */
export type Filter = {
  id: string
  /** "Status". */
  name: string
  onClear: () => void
} & (
  | {
      /** What is chosen, in words; undefined while nothing is. */
      value: string | undefined
      editor: (close: () => void) => ReactNode
    }
  | {
      /** Is on or off: its name says it all. */
      isOn: boolean
      onSwitchOn: () => void
    }
)

export function isSet(filter: Filter): boolean {
  return 'editor' in filter ? filter.value !== undefined : filter.isOn
}
