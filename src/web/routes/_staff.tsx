import { createFileRoute } from '@tanstack/react-router'

import { requireAccess } from '#web/features/session/guards.ts'
import { StaffFrame } from '#web/features/staff-frame/staff-frame.tsx'
import { openStaffMessages } from '#web/i18n/staff-catalogs.ts'

export const Route = createFileRoute('/_staff')({
  beforeLoad: requireAccess,
  loader: openStaffMessages,
  component: Frame,
})

function Frame() {
  return <StaffFrame user={Route.useRouteContext().user} />
}
