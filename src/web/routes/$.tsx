import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

import { FramedPlace } from '#web/features/places/framed-place.tsx'
import { requireAccess } from '#web/features/session/guards.ts'

// Every address that has no route of its own: a screen that is not built yet, the way on, or nothing.
export const Route = createFileRoute('/$')({
  beforeLoad: async (guarded) => {
    const { findPlace, leadOf } = await import('#web/features/places/place-paths.ts')
    const { pathname, searchStr } = guarded.location
    const lead = leadOf(pathname)
    if (lead !== null) throw redirect({ href: lead + searchStr, replace: true })
    const place = findPlace(pathname)
    if (place === null) throw notFound()
    if (place.level === 0) return { place, user: null }
    return { place, ...(await requireAccess(guarded)) }
  },
  component: Screen,
})

function Screen() {
  const { place, user } = Route.useRouteContext()
  return <FramedPlace place={place} user={user} />
}
