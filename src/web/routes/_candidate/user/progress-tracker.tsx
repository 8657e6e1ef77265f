import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, useEffect } from 'react'

import type { TrackerDetail } from '#contract/progress/progress.ts'
import { prefetchPackages } from '#web/features/assessments/package-queries.ts'
import { trackerQuery } from '#web/features/progress/progress-queries.ts'
import { TrackerScreen, TrackerSkeleton } from '#web/features/progress/tracker-screen.tsx'
import { currentUserQuery } from '#web/features/session/session-queries.ts'
import { VerifyEmailNotice } from '#web/features/verification/verify-email-notice.tsx'
import { openOffline, type Offline } from '#web/offline/offline.ts'

// Few applications have an offer.
const OwnOfferCard = lazy(async () => {
  const { openOwnOffersMessages } = await import('#web/i18n/own-offers-catalog.ts')
  await openOwnOffersMessages()
  const { OwnOfferCard: Card } = await import('#web/features/own-offers/own-offer-card.tsx')
  return { default: Card }
})
const OwnOfferStep = lazy(async () => {
  const { openOwnOffersMessages } = await import('#web/i18n/own-offers-catalog.ts')
  await openOwnOffersMessages()
  const { OwnOfferStep: Step } = await import('#web/features/own-offers/own-offer-step.tsx')
  return { default: Step }
})

export const Route = createFileRoute('/_candidate/user/progress-tracker')({
  validateSearch: (search: Record<string, unknown>): { ref: number } => ({
    ref: Number(search['ref']),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (!Number.isInteger(deps.ref) || deps.ref <= 0) throw redirect({ to: '/user/progress' })
    const offline = await openOffline(context.user.user_id)
    // Nothing on screen waits for this.
    const query = trackerQuery(offline.ownerId, deps.ref)
    void context.queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
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

/**
 * Makes the activities ready for a time without network. Again when the tracker is another one: on a slow network the
 * server's comes after the stored one was shown.
 */
function usePreparation({ offline, refId }: { offline: Offline; refId: number }): void {
  const queryClient = useQueryClient()
  const { data: tracker } = useQuery(trackerQuery(offline.ownerId, refId))
  useEffect(() => {
    if (tracker === undefined) return
    if (tracker.eeoc) void prefetchEeoc(queryClient, tracker)
    const activities = tracker.steps.flatMap((step) => step.activities)
    prefetchPackages(offline, activities).catch(() => undefined)
  }, [offline, queryClient, tracker])
}

function Tracker() {
  const { offline } = Route.useLoaderData()
  const { ref: refId } = Route.useSearch()
  const current = useQuery(currentUserQuery).data
  usePreparation({ offline, refId })
  return (
    <VerifyEmailNotice user={current} skeleton={<TrackerSkeleton />}>
      <TrackerScreen
        offline={offline}
        refId={refId}
        OfferCard={OwnOfferCard}
        OfferFacts={OwnOfferStep}
      />
    </VerifyEmailNotice>
  )
}
