import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'

import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { openSettingsMessages } from '#web/i18n/staff-catalogs.ts'

export const Route = createFileRoute('/_staff/email-editor')({
  loader: openSettingsMessages,
  component: Frame,
})

function Frame() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const asked = useLocation({ select: (location) => location.searchStr })
  return (
    <DataBoundary {...{ pathname, asked }} flag="provider" homeHref="/email-editor">
      <Outlet />
    </DataBoundary>
  )
}
