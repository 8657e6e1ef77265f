import { createFileRoute, redirect } from '@tanstack/react-router'

import { COMPANY_CHOICE, lacksCompany } from '#contract/access/screen-access.ts'
import { requireAccess } from '#web/features/session/guards.ts'
import { StaffFrame } from '#web/features/staff-frame/staff-frame.tsx'
import { openStaffMessages } from '#web/i18n/staff-catalogs.ts'

export const Route = createFileRoute('/_staff')({
  async beforeLoad(guarded) {
    const signedIn = await requireAccess(guarded)
    if (lacksCompany(signedIn.user, guarded.location.pathname))
      throw redirect({ to: COMPANY_CHOICE, replace: true })
    return signedIn
  },
  loader: openStaffMessages,
  component: Frame,
})

function Frame() {
  return <StaffFrame user={Route.useRouteContext().user} />
}
