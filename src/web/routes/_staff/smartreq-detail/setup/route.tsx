import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'

import { SetupFrame } from '#web/features/requisitions/setup/setup-frame.tsx'
import { SETUP_PARTS } from '#web/features/requisitions/setup/setup-paths.ts'

export const Route = createFileRoute('/_staff/smartreq-detail/setup')({ component: Frame })

function Frame() {
  const { job } = Route.useSearch()
  const part = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) })
  return (
    <SetupFrame jobId={job} part={SETUP_PARTS.find((one) => one === part) ?? 'details'}>
      <Outlet />
    </SetupFrame>
  )
}
