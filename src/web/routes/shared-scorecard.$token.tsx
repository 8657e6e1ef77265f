import { createFileRoute } from '@tanstack/react-router'

import { SharedScorecardScreen } from '#web/features/shared-scorecard/shared-scorecard-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/shared-scorecard/$token')({ component: SharedScorecard })

function SharedScorecard() {
  const { token } = Route.useParams()
  return (
    <FramedPublic>
      <SharedScorecardScreen token={token} />
    </FramedPublic>
  )
}
