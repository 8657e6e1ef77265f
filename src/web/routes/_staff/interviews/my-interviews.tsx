import { createFileRoute } from '@tanstack/react-router'

import { MY_INTERVIEWS } from '#contract/interview-limits.ts'
import { oneOf } from '#web/api/list-search.ts'
import { MyInterviewsScreen } from '#web/features/interviews/my-interviews-screen.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { anySearch } from '#web/features/session/any-search.ts'
import { accountIdOf } from '#web/features/session/guards.ts'

export const Route = createFileRoute('/_staff/interviews/my-interviews')({
  validateSearch: anySearch,
  component: Screen,
})

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  // The link of a reminder leads to those that wait for feedback.
  const when = oneOf(MY_INTERVIEWS, Route.useSearch()['when']) ?? 'upcoming'
  if (accountId === null) return <NoCompanyScreen />
  return <MyInterviewsScreen accountId={accountId} first={when} />
}
