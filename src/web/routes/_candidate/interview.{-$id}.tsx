import { createFileRoute, notFound } from '@tanstack/react-router'

import { InterviewScreen } from '#web/features/interviewing/interview-screen.tsx'
import { interviewToConductQuery } from '#web/features/interviewing/interviewing-queries.ts'
import { LinkNotReadyScreen } from '#web/features/shell/link-not-ready-screen.tsx'
import { openInterviewingMessages } from '#web/i18n/interviewing-catalog.ts'
import { openOffline } from '#web/offline/offline.ts'

/** An interview for whoever conducts it. Without an id it is the link of an invitation, which opens nothing yet. */
export const Route = createFileRoute('/_candidate/interview/{-$id}')({
  loader: async ({ context, params: { id: interviewUuid } }) => {
    if (interviewUuid === undefined) return null
    if (!UUID.test(interviewUuid)) throw notFound()
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
  const opened = Route.useLoaderData()
  if (opened === null) return <LinkNotReadyScreen homeHref="/user/progress" />
  return <InterviewScreen {...opened} backHref="/interviews/my-interviews" />
}
