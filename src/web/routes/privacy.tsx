import { createFileRoute } from '@tanstack/react-router'

import { PrivacyScreen } from '#web/features/legal/privacy-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/privacy')({
  component: () => (
    <FramedPublic>
      <PrivacyScreen />
    </FramedPublic>
  ),
})
