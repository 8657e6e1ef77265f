import { useQuery, type QueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'

import type { TrackerDetail } from '#contract/progress.ts'
import { prefetchPackages } from '#web/features/assessments/package-queries.ts'
import { trackerQuery } from '#web/features/progress/progress-queries.ts'
import { TrackerScreen, TrackerSkeleton } from '#web/features/progress/tracker-screen.tsx'
import { currentUserQuery } from '#web/features/session/session-queries.ts'
import { VerifyEmailNotice } from '#web/features/verification/verify-email-notice.tsx'
import { openOffline } from '#web/offline/offline.ts'

export const Route = createFileRoute('/_candidate/user/progress-tracker')({
  validateSearch: (search: Record<string, unknown>): { ref: number } => ({
    ref: Number(search['ref']),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (!Number.isInteger(deps.ref) || deps.ref <= 0) throw redirect({ to: '/user/progress' })
    const offline = await openOffline(context.user.user_id)
    // Nothing on screen waits for this: it only makes the activities ready for a time without network.
    void context.queryClient
      .fetchQuery({ ...trackerQuery(offline.ownerId, deps.ref), staleTime: 0 })
      .then(async (tracker) => {
        if (tracker.eeoc) void prefetchEeoc(context.queryClient, tracker)
        return prefetchPackages(
          offline,
          tracker.steps.flatMap((step) => step.activities),
        )
      })
      .catch(() => undefined)
    return { offline }
  },
  component: Tracker,
})

// Few positions ask: the others load nothing of it.
async function prefetchEeoc(
  queryClient: QueryClient,
  { user_id: userId, ref_id: refId }: TrackerDetail,
): Promise<void> {
  try {
    const { eeocQuery } = await import('#web/features/equal-opportunity/eeoc-queries.ts')
    await queryClient.prefetchQuery(eeocQuery({ userId, refId }))
  } catch {
    // Then it is asked for when it is opened.
  }
}

function Tracker() {
  const { offline } = Route.useLoaderData()
  const current = useQuery(currentUserQuery).data
  return (
    <VerifyEmailNotice user={current} skeleton={<TrackerSkeleton />}>
      <TrackerScreen offline={offline} refId={Route.useSearch().ref} />
    </VerifyEmailNotice>
  )
}
