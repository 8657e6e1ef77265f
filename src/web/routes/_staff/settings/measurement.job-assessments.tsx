import { createFileRoute } from '@tanstack/react-router'

import { MEASUREMENT } from '#contract/settings/settings-rules.ts'
import { collectionSearch } from '#web/features/settings/collection/collection-search.ts'
import { AssessmentsScreen } from '#web/features/settings/measurement/assessments-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/measurement/job-assessments')({
  validateSearch: collectionSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const shown = { view: Route.useSearch(), onView: useChangeView(collectionSearch) }
  return (
    <AssessmentsScreen {...{ accountId, ...shown }} measurementType={MEASUREMENT.job_assessments} />
  )
}
