import { createFileRoute } from '@tanstack/react-router'

import { answerNumbersQuery } from '#web/features/requisitions/equal-opportunity/answer-numbers-query.ts'
import { AnswerNumbersScreen } from '#web/features/requisitions/equal-opportunity/answer-numbers-screen.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

export const Route = createFileRoute('/_staff/smartreq-detail/equal-opportunity')({
  loaderDeps: ({ search }) => ({ job: search.job }),
  // Not awaited: the screen shows what it has meanwhile.
  loader: ({ context, deps: { job } }) => {
    const accountId = accountIdOf(context.user)
    if (accountId !== null)
      void context.queryClient.prefetchQuery(answerNumbersQuery({ accountId, jobId: job }))
  },
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  const accountId = accountIdOf(Route.useRouteContext().user)
  if (accountId === null) return <NoCompanyScreen />
  return <AnswerNumbersScreen accountId={accountId} jobId={job} />
}
