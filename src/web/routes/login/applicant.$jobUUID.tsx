import { createFileRoute } from '@tanstack/react-router'

import { sourceSearch } from '#web/features/session/entry.ts'
import { JobDoor } from '#web/features/session/job-door.tsx'
import { postingQuery } from '#web/features/session/posting-query.ts'
import { useDoorUser } from '#web/features/session/use-door-user.ts'

export const Route = createFileRoute('/login/applicant/$jobUUID')({
  validateSearch: sourceSearch,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(postingQuery(params.jobUUID)),
  component: Door,
})

function Door() {
  const { src } = Route.useSearch()
  return <JobDoor user={useDoorUser()} jobUuid={Route.useParams().jobUUID} source={src} />
}
