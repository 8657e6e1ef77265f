import { createFileRoute } from '@tanstack/react-router'

import { MY_INTERVIEWS, type MyInterviewsWhen } from '#contract/interviews/interviews-rules.ts'
import { oneOf } from '#web/api/list-search.ts'
import { MyInterviewsScreen } from '#web/features/interviews/my-interviews-screen.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

export const Route = createFileRoute('/_staff/interviews/my-interviews')({
  // The link of a reminder leads to those that wait for feedback.
  validateSearch: ({ when }: Record<string, unknown>): { when?: MyInterviewsWhen } => ({
    when: oneOf(MY_INTERVIEWS, when),
  }),
  component: Screen,
})

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  const { when = 'upcoming' } = Route.useSearch()
  if (accountId === null) return <NoCompanyScreen />
  return <MyInterviewsScreen accountId={accountId} first={when} />
}
