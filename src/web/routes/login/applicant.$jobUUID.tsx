import { createFileRoute } from '@tanstack/react-router'

import { ApplicantDoor } from '#web/features/session/applicant-door.tsx'
import { postingQuery } from '#web/features/session/posting-query.ts'
import { currentUserQuery } from '#web/features/session/session-queries.ts'

export const Route = createFileRoute('/login/applicant/$jobUUID')({
  loader: async ({ context, params }) => {
    void context.queryClient.prefetchQuery(postingQuery(params.jobUUID))
    return context.queryClient.ensureQueryData(currentUserQuery)
  },
  component: Door,
})

function Door() {
  return <ApplicantDoor user={Route.useLoaderData()} jobUuid={Route.useParams().jobUUID} />
}
