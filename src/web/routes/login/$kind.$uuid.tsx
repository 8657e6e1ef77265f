import { createFileRoute, notFound } from '@tanstack/react-router'

import { doorQuery } from '#web/features/session/door-query.ts'
import { doorKindOf } from '#web/features/session/door-target.ts'
import { JobDoor } from '#web/features/session/job-door.tsx'
import { LinkDoor } from '#web/features/session/link-door.tsx'
import { postingQuery } from '#web/features/session/posting-query.ts'
import { useDoorUser } from '#web/features/session/use-door-user.ts'

export const Route = createFileRoute('/login/$kind/$uuid')({
  loader: ({ context, params: { kind, uuid } }) => {
    const known = doorKindOf(kind)
    if (kind === 'participant') void context.queryClient.prefetchQuery(postingQuery(uuid))
    else if (known === null) throw notFound()
    else void context.queryClient.prefetchQuery(doorQuery(known, uuid))
  },
  component: Door,
})

function Door() {
  const { kind, uuid } = Route.useParams()
  const user = useDoorUser()
  const known = doorKindOf(kind)
  if (known === null) return <JobDoor user={user} jobUuid={uuid} isForParticipants />
  return <LinkDoor user={user} link={{ kind: known, uuid }} />
}
