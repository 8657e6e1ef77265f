import { createFileRoute } from '@tanstack/react-router'

import { GuidesScreen } from '#web/features/settings/interview-library/guides-screen.tsx'
import { guideSearch } from '#web/features/staff-shell/interview-library-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/templates/interview-question/guides/')({
  validateSearch: guideSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const onView = useChangeView(guideSearch)
  return <GuidesScreen {...{ accountId, onView }} view={Route.useSearch()} />
}
