import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'

import { ErrorScreen } from '#web/features/shell/error-boundary.tsx'
import { NotFoundScreen } from '#web/features/shell/not-found-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'
import { RootScreen } from '#web/features/shell/root-screen.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootScreen,
  notFoundComponent: () => (
    <FramedPublic>
      <NotFoundScreen homeHref="/" />
    </FramedPublic>
  ),
  errorComponent: ({ reset }) => <ErrorScreen onRetry={reset} homeHref="/" />,
})
