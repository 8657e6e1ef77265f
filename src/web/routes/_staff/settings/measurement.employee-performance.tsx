import { createFileRoute } from '@tanstack/react-router'

import { MEASUREMENT } from '#contract/settings/settings-rules.ts'
import { librarySearch } from '#web/features/settings/measurement/library-search.ts'
import { LibraryQuestionsScreen } from '#web/features/settings/measurement/questions-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/measurement/employee-performance')({
  validateSearch: librarySearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const shown = { view: Route.useSearch(), onView: useChangeView(librarySearch) }
  return (
    <LibraryQuestionsScreen
      {...{ accountId, ...shown }}
      measurementType={MEASUREMENT.employee_performance}
    />
  )
}
