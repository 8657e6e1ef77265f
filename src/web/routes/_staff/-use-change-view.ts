import { useNavigate } from '@tanstack/react-router'

import type { ChangeView } from '#web/ui/staff/change-view.ts'

/** Writes a change of a list's view into the address. `read` is what reads the view from it, and drops the rest. */
export function useChangeView<View extends Record<string, unknown>>(
  read: (search: Record<string, unknown>) => View,
): ChangeView<View> {
  const navigate = useNavigate()
  return (change, how) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...read({ ...before, ...change }) }),
      replace: how?.isTyping ?? false,
      resetScroll: false,
    })
}

/** Shows a saved view of a list: its search parameters in place of those that are there. */
export function useChooseView(
  read: (search: Record<string, unknown>) => Record<string, unknown>,
): (query: string) => void {
  const navigate = useNavigate()
  return (query) =>
    void navigate({
      to: '.',
      search: () => ({ ...read(Object.fromEntries(new URLSearchParams(query))) }),
      resetScroll: false,
    })
}
