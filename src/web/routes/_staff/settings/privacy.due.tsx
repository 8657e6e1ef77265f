import { createFileRoute } from '@tanstack/react-router'

import { DueScreen } from '#web/features/settings/privacy/due-screen.tsx'
import { dueSearch } from '#web/features/settings/privacy/retention-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/privacy/due')({
  validateSearch: dueSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  return (
    <DueScreen accountId={accountId} view={Route.useSearch()} onView={useChangeView(dueSearch)} />
  )
}
