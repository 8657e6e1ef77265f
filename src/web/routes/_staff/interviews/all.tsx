import { createFileRoute } from '@tanstack/react-router'

import { CompanyInterviewsScreen } from '#web/features/interviews/company/company-interviews-screen.tsx'
import { companyInterviewsSearch } from '#web/features/interviews/company/company-search.ts'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/interviews/all')({
  validateSearch: companyInterviewsSearch,
  component: Screen,
})

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  const view = Route.useSearch()
  const onView = useChangeView(companyInterviewsSearch)
  if (accountId === null) return <NoCompanyScreen />
  return <CompanyInterviewsScreen {...{ accountId, view, onView }} />
}
