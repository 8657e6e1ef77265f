import { createFileRoute, notFound } from '@tanstack/react-router'

import { InterviewScreen } from '#web/features/interviewing/interview-screen.tsx'
import { interviewToConductQuery } from '#web/features/interviewing/interviewing-queries.ts'
import { openInterviewingMessages } from '#web/i18n/interviewing-catalog.ts'
import { openOffline } from '#web/offline/offline.ts'

/** An interview by its address, or by the link of an invitation. */
export const Route = createFileRoute('/_candidate/interview/{-$id}')({
  validateSearch: (search): { in?: string } =>
    typeof search.in === 'string' ? { in: search.in } : {},
  loaderDeps: ({ search }) => ({ invited: search.in }),
  loader: async ({ context, params, deps }) => {
    const interviewUuid = params.id ?? deps.invited
    if (interviewUuid === undefined || !UUID.test(interviewUuid)) throw notFound()
    const { queryClient, user } = context
    await openInterviewingMessages()
    // Not awaited: the screen shows the place of what comes meanwhile.
    void queryClient.prefetchQuery(interviewToConductQuery({ userId: user.user_id, interviewUuid }))
    return { offline: await openOffline(user.user_id), interviewUuid }
  },
  component: Interview,
})

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function Interview() {
  return <InterviewScreen {...Route.useLoaderData()} backHref="/interviews/my-interviews" />
}
