import { createFileRoute } from '@tanstack/react-router'

import { FramedPublic } from '#web/features/shell/public-frame.tsx'
import { VerifyEmailScreen } from '#web/features/verification/verify-email-screen.tsx'

export const Route = createFileRoute('/verify-email/$uid/$userToken')({
  component: VerifyEmail,
})

function VerifyEmail() {
  const { uid, userToken } = Route.useParams()
  return (
    <FramedPublic>
      <VerifyEmailScreen link={{ uid, user_token: userToken }} />
    </FramedPublic>
  )
}
