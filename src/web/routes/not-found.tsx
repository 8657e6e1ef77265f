import { createFileRoute } from '@tanstack/react-router'

import { NotFoundScreen } from '#web/features/shell/not-found-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/not-found')({
  component: () => (
    <FramedPublic>
      <NotFoundScreen homeHref="/" />
    </FramedPublic>
  ),
})
