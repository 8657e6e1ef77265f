import { createFileRoute } from '@tanstack/react-router'

import { newHoldSearch } from '#web/features/settings/privacy/hold-search.ts'
import { NewHoldScreen } from '#web/features/settings/privacy/new-hold-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/privacy/legal-holds/new')({
  validateSearch: newHoldSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  return (
    <NewHoldScreen
      accountId={accountId}
      view={Route.useSearch()}
      onView={useChangeView(newHoldSearch)}
    />
  )
}
