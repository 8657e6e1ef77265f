import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy } from 'react'

import { EnterJobFailed } from '#web/features/progress/enter-job-failed.tsx'
import { enterJob, findInvitedJob } from '#web/features/progress/enter-job.ts'
import { trackersQuery } from '#web/features/progress/progress-queries.ts'
import { ProgressScreen, ProgressSkeleton } from '#web/features/progress/progress-screen.tsx'
import { applyLinkSearch, type ApplyLink } from '#web/features/session/entry.ts'
import { currentUserQuery } from '#web/features/session/session-queries.ts'
import { VerifyEmailNotice } from '#web/features/verification/verify-email-notice.tsx'

// Not before a candidate has submitted an application.
const OwnOffersLink = lazy(async () => {
  const { openOwnOffersMessages } = await import('#web/i18n/own-offers-catalog.ts')
  await openOwnOffersMessages()
  const { OwnOffersLink: Link } = await import('#web/features/own-offers/own-offers-link.tsx')
  return { default: Link }
})

const OwnJobsLink = lazy(async () => {
  const { openOwnJobsMessages } = await import('#web/i18n/own-jobs-catalog.ts')
  await openOwnJobsMessages()
  const { OwnJobsLink: Link } = await import('#web/features/own-jobs/own-jobs-link.tsx')
  return { default: Link }
})

export const Route = createFileRoute('/_candidate/user/progress')({
  // `cp`: an invitation to a pathway.
  validateSearch: ({
    jobUuid,
    cp,
    ...search
  }: Record<string, unknown>): ApplyLink & { jobUuid?: string; cp?: string } => ({
    ...(typeof jobUuid === 'string' ? { jobUuid, ...applyLinkSearch(search) } : {}),
    ...(typeof cp === 'string' ? { cp } : {}),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const userId = context.user.user_id
    const { queryClient } = context
    const jobUuid =
      deps.cp === undefined ? deps.jobUuid : await findInvitedJob(queryClient, deps.cp)
    if (jobUuid === undefined) {
      void queryClient.prefetchQuery(trackersQuery(userId))
      return
    }
    const { src: source, external_application_id: externalId } = deps
    const ref = await enterJob(queryClient, { userId, jobUuid, source, externalId })
    throw redirect({ to: '/user/progress-tracker', search: { ref }, replace: true })
  },
  errorComponent: EnterJobFailed,
  component: Progress,
})

function Progress() {
  const { user } = Route.useRouteContext()
  // The server's word may come after the screen.
  const current = useQuery(currentUserQuery).data
  return (
    <VerifyEmailNotice user={current} skeleton={<ProgressSkeleton />}>
      <ProgressScreen
        user={user}
        offers={<OwnOffersLink userId={user.user_id} />}
        jobs={<OwnJobsLink userId={user.user_id} />}
      />
    </VerifyEmailNotice>
  )
}
