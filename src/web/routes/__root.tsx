import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'

import { ErrorScreen } from '#web/features/shell/error-boundary.tsx'
import { NotFoundScreen } from '#web/features/shell/not-found-screen.tsx'
import { RootScreen } from '#web/features/shell/root-screen.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootScreen,
  notFoundComponent: () => <NotFoundScreen homeHref="/" />,
  errorComponent: ({ reset }) => <ErrorScreen onRetry={reset} homeHref="/" />,
})
