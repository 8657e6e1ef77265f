import { createFileRoute } from '@tanstack/react-router'

import { LinkNotReadyScreen } from '#web/features/shell/link-not-ready-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/schedule-interview/$uuid')({
  component: () => (
    <FramedPublic>
      <LinkNotReadyScreen homeHref="/" />
    </FramedPublic>
  ),
})
