import { createFileRoute, redirect } from '@tanstack/react-router'

import { eeocQuery } from '#web/features/equal-opportunity/eeoc-queries.ts'
import { EeocScreen } from '#web/features/equal-opportunity/eeoc-screen.tsx'
import { trackerQuery } from '#web/features/progress/progress-queries.ts'
import { openOffline } from '#web/offline/offline.ts'

export const Route = createFileRoute('/_candidate/user/equal-opportunity')({
  validateSearch: (search: Record<string, unknown>): { ref: number } => ({
    ref: Number(search['ref']),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (!Number.isInteger(deps.ref) || deps.ref <= 0) throw redirect({ to: '/user/progress' })
    return { offline: await openOffline(context.user.user_id) }
  },
  component: EqualOpportunity,
})

function EqualOpportunity() {
  const { queryClient } = Route.useRouteContext()
  const { offline } = Route.useLoaderData()
  const { ref: refId } = Route.useSearch()
  const { ownerId: userId } = offline
  return (
    <EeocScreen
      key={refId}
      offline={offline}
      refId={refId}
      onSent={() => {
        void queryClient.invalidateQueries(eeocQuery({ userId, refId }))
        void queryClient.invalidateQueries(trackerQuery(userId, refId))
      }}
    />
  )
}
