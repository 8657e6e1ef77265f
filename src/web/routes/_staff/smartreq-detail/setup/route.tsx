import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'

import { SetupFrame } from '#web/features/plan-editor/setup-frame.tsx'
import { setupPartOf } from '#web/features/plan-editor/setup-paths.ts'

export const Route = createFileRoute('/_staff/smartreq-detail/setup')({ component: Frame })

function Frame() {
  const { job } = Route.useSearch()
  const part = useLocation({ select: ({ pathname }) => setupPartOf(pathname) })
  return (
    <SetupFrame jobId={job} part={part}>
      <Outlet />
    </SetupFrame>
  )
}
