import { createFileRoute } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { NewQuestionScreen } from '#web/features/settings/interview-library/question-screen.tsx'

export const Route = createFileRoute('/_staff/settings/templates/interview-question/new')({
  // The one that it begins as a copy of.
  validateSearch: ({ from }: Record<string, unknown>): { from?: number } => ({ from: idOf(from) }),
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { from } = Route.useSearch()
  return <NewQuestionScreen key={from} {...{ accountId, from }} />
}
