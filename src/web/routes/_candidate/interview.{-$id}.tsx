import { createFileRoute, notFound } from '@tanstack/react-router'

import { InterviewScreen } from '#web/features/interviewing/interview-screen.tsx'
import { interviewToConductQuery } from '#web/features/interviewing/interviewing-queries.ts'
import { followInterviewLink } from '#web/features/session/open-interview-link.ts'
import { InterviewLinkScreen } from '#web/features/shell/interview-link-screen.tsx'
import { openInterviewingMessages } from '#web/i18n/interviewing-catalog.ts'
import { openOffline } from '#web/offline/offline.ts'

/** An interview for the one who conducts it. Without an id it is the link of an invitation: `in`. */
export const Route = createFileRoute('/_candidate/interview/{-$id}')({
  validateSearch: ({ in: link }: Record<string, unknown>): { in?: string } =>
    typeof link === 'string' ? { in: link } : {},
  loaderDeps: ({ search }) => ({ link: search.in }),
  loader: async ({ context, deps, params: { id: interviewUuid } }) => {
    if (interviewUuid === undefined) {
      await followInterviewLink(context, deps.link)
      return null
    }
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
  if (opened === null) return <InterviewLinkScreen homeHref="/user/progress" />
  return <InterviewScreen {...opened} backHref="/interviews/my-interviews" />
}
