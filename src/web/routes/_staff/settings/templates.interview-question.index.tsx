import { createFileRoute } from '@tanstack/react-router'

import { questionSearch } from '#web/features/settings/interview-library/library-views.ts'
import { QuestionsScreen } from '#web/features/settings/interview-library/questions-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/templates/interview-question/')({
  validateSearch: questionSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const view = Route.useSearch()
  return <QuestionsScreen {...{ accountId, view }} onView={useChangeView(questionSearch)} />
}
