import { createFileRoute } from '@tanstack/react-router'

import { requireAccess } from '#web/features/session/guards.ts'
import { StaffFrame } from '#web/features/shell/staff-frame.tsx'

export const Route = createFileRoute('/_staff')({
  beforeLoad: requireAccess,
  component: Frame,
})

function Frame() {
  return <StaffFrame user={Route.useRouteContext().user} />
}
