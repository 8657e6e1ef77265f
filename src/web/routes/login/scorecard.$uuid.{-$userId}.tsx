import { createFileRoute } from '@tanstack/react-router'

import { doorQuery } from '#web/features/session/door-query.ts'
import { LinkDoor } from '#web/features/session/link-door.tsx'
import { useDoorUser } from '#web/features/session/use-door-user.ts'

export const Route = createFileRoute('/login/scorecard/$uuid/{-$userId}')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(doorQuery('scorecard', params.uuid)),
  component: Door,
})

function Door() {
  const { uuid, userId } = Route.useParams()
  return <LinkDoor user={useDoorUser()} link={{ kind: 'scorecard', uuid, userId }} />
}
