import { createFileRoute } from '@tanstack/react-router'

import { holdSearch } from '#web/features/settings/privacy/hold-search.ts'
import { HoldsScreen } from '#web/features/settings/privacy/holds-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/privacy/legal-holds/')({
  validateSearch: holdSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  return (
    <HoldsScreen
      accountId={accountId}
      view={Route.useSearch()}
      onView={useChangeView(holdSearch)}
    />
  )
}
