import { createFileRoute } from '@tanstack/react-router'

import { FramedPublic } from '#web/features/shell/public-frame.tsx'
import { SigningScreen } from '#web/features/signing/signing-screen.tsx'

export const Route = createFileRoute('/sign/$token')({ component: Sign })

function Sign() {
  const { token } = Route.useParams()
  return (
    <FramedPublic>
      <SigningScreen token={token} />
    </FramedPublic>
  )
}
