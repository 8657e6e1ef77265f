import { createFileRoute } from '@tanstack/react-router'

import { QuestionsScreen } from '#web/features/settings/interview-library/questions-screen.tsx'
import { questionSearch } from '#web/features/staff-shell/interview-library-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/templates/interview-question/')({
  validateSearch: questionSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const onView = useChangeView(questionSearch)
  return <QuestionsScreen {...{ accountId, onView }} view={Route.useSearch()} />
}
