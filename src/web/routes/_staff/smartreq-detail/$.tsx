import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

import { findPlace, leadOf } from '#web/features/places/place-paths.ts'
import { PlaceScreen } from '#web/features/places/place-screen.tsx'
import { applicantsHref } from '#web/features/requisitions/applicant-search.ts'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'

// What is not built yet of a requisition, inside its page.
export const Route = createFileRoute('/_staff/smartreq-detail/$')({
  loader: ({ location }) => {
    const lead = leadOf(location.pathname)
    if (lead !== null) throw redirect({ href: lead + location.searchStr, replace: true })
    const place = findPlace(location.pathname)
    if (place === null) throw notFound()
    return place
  },
  component: Screen,
})

function Screen() {
  const { path } = Route.useLoaderData()
  const jobId = jobSearch(Route.useSearch()).job
  return <PlaceScreen path={path} backHref={applicantsHref({ jobId, view: {} })} isPart />
}
