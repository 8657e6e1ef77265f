import { createFileRoute } from '@tanstack/react-router'

import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/not-authorized')({
  component: () => (
    <FramedPublic>
      <NotAuthorizedScreen homeHref="/" supportHref="mailto:support@fairlead.example" />
    </FramedPublic>
  ),
})
