import { createFileRoute } from '@tanstack/react-router'

import { requireAccess } from '#web/features/session/guards.ts'
import { PaperFrame } from '#web/features/staff-frame/paper-frame.tsx'
import { openStaffMessages } from '#web/i18n/staff-catalogs.ts'

export const Route = createFileRoute('/_staff-print')({
  beforeLoad: requireAccess,
  loader: openStaffMessages,
  component: PaperFrame,
})
