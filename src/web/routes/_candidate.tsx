import { createFileRoute } from '@tanstack/react-router'

import { requireUser } from '#web/features/session/guards.ts'
import { CandidateFrame } from '#web/features/shell/candidate-frame.tsx'

export const Route = createFileRoute('/_candidate')({
  beforeLoad: requireUser,
  component: Frame,
})

function Frame() {
  return <CandidateFrame user={Route.useRouteContext().user} />
}
