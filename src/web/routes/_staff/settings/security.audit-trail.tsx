import { createFileRoute } from '@tanstack/react-router'

import { AuditScreen } from '#web/features/settings/audit-screen.tsx'
import { auditSearch } from '#web/features/settings/audit-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/security/audit-trail')({
  validateSearch: auditSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  return (
    <AuditScreen
      accountId={accountId}
      view={Route.useSearch()}
      onView={useChangeView(auditSearch)}
    />
  )
}
