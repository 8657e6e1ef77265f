import { createFileRoute } from '@tanstack/react-router'

import { sessionsQuery } from '#web/features/session/sessions-queries.ts'
import { SessionsScreen } from '#web/features/session/sessions-screen.tsx'

export const Route = createFileRoute('/_candidate/sessions')({
  // Not awaited: the screen shows the place of the list meanwhile.
  loader: ({ context }) => void context.queryClient.prefetchQuery(sessionsQuery(1)),
  component: SessionsScreen,
})
