import { createFileRoute } from '@tanstack/react-router'

import { requireUser } from '#web/features/session/guards.ts'
import { CandidateFrame } from '#web/features/shell/candidate-frame.tsx'
import { stationFrame } from '#web/features/shell/station-frame.ts'

export const Route = createFileRoute('/_candidate')({
  beforeLoad: requireUser,
  component: Frame,
})

function Frame() {
  const { user } = Route.useRouteContext()
  return stationFrame() ?? <CandidateFrame user={user} />
}
