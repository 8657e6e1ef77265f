import { createFileRoute } from '@tanstack/react-router'

import { RetentionScreen } from '#web/features/settings/privacy/retention-screen.tsx'
import { retentionSearch } from '#web/features/settings/privacy/retention-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/privacy/')({
  validateSearch: retentionSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  return (
    <RetentionScreen
      accountId={accountId}
      view={Route.useSearch()}
      onView={useChangeView(retentionSearch)}
    />
  )
}
