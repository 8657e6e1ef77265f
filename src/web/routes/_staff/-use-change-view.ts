import { type AnyRouter, useNavigate, useRouter } from '@tanstack/react-router'

import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

/**
 * Writes a change of a list's view into the address. `read` is what reads the view from it, and drops the rest. A search
 * that comes a moment after the last letter changes nothing once the user is on the way to another screen.
 */
export function useChangeView<View extends Record<string, unknown>>(
  read: (search: Record<string, unknown>) => View,
): ChangeView<View> {
  const navigate = useNavigate()
  const router = useRouter()
  return (change, how) => {
    const isTyping = how?.isTyping ?? false
    if (isTyping && isLeaving(router)) return
    void navigate<AnyRouter, '.'>({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...read({ ...before, ...change }) }),
      replace: isTyping,
      resetScroll: false,
    })
  }
}

// The address is that of the next screen as soon as it begins to load.
function isLeaving({ latestLocation, state }: AnyRouter): boolean {
  const { resolvedLocation } = state
  return resolvedLocation !== undefined && resolvedLocation.pathname !== latestLocation.pathname
}

/** Shows a saved view of a list: its search parameters in place of those that are there. */
export function useChooseView(
  read: (search: Record<string, unknown>) => Record<string, unknown>,
): (query: string) => void {
  const navigate = useNavigate()
  return (query) =>
    void navigate<AnyRouter, '.'>({
      to: '.',
      search: () => ({ ...read(Object.fromEntries(new URLSearchParams(query))) }),
      resetScroll: false,
    })
}
