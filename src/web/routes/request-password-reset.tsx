import { createFileRoute } from '@tanstack/react-router'

import { RequestResetScreen } from '#web/features/passwords/request-reset-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/request-password-reset')({
  component: () => (
    <FramedPublic>
      <RequestResetScreen />
    </FramedPublic>
  ),
})
