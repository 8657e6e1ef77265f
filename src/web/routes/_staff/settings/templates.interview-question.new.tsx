import { createFileRoute } from '@tanstack/react-router'

import { fromSearch } from '#web/features/settings/interview-library/library-views.ts'
import { NewQuestionScreen } from '#web/features/settings/interview-library/question-screen.tsx'

export const Route = createFileRoute('/_staff/settings/templates/interview-question/new')({
  validateSearch: fromSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { from } = Route.useSearch()
  return <NewQuestionScreen key={from} {...{ accountId }} {...(from !== undefined && { from })} />
}
