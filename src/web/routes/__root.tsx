import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, redirect } from '@tanstack/react-router'

import { ErrorScreen } from '#web/features/shell/error-boundary.tsx'
import { NotFoundScreen } from '#web/features/shell/not-found-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'
import { RootScreen } from '#web/features/shell/root-screen.tsx'

type Context = {
  readonly queryClient: QueryClient
  readonly addRoutesFor: (pathname: string) => false | Promise<true>
}

export const Route = createRootRouteWithContext<Context>()({
  beforeLoad: async ({ context, location }) => {
    if (await context.addRoutesFor(location.pathname))
      throw redirect({ href: location.href, replace: true })
  },
  component: RootScreen,
  notFoundComponent: () => (
    <FramedPublic>
      <NotFoundScreen homeHref="/" />
    </FramedPublic>
  ),
  errorComponent: ({ reset }) => <ErrorScreen onRetry={reset} homeHref="/" />,
})
