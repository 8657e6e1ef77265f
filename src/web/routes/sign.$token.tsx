import { createFileRoute } from '@tanstack/react-router'

import { knownUser } from '#web/features/session/session-queries.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'
import { SigningScreen } from '#web/features/signing/signing-screen.tsx'

export const Route = createFileRoute('/sign/$token')({ component: Sign })

function Sign() {
  const { token } = Route.useParams()
  const { queryClient } = Route.useRouteContext()
  return (
    <FramedPublic>
      <SigningScreen token={token} isSignedIn={knownUser(queryClient) !== null} />
    </FramedPublic>
  )
}
