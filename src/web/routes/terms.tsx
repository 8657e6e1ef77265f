import { createFileRoute } from '@tanstack/react-router'

import { TermsScreen } from '#web/features/legal/terms-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/terms')({
  component: () => (
    <FramedPublic>
      <TermsScreen />
    </FramedPublic>
  ),
})
