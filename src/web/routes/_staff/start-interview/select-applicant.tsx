import { createFileRoute } from '@tanstack/react-router'

import { textOf } from '#web/api/list-search.ts'
import { pageOf } from '#web/api/page-search.ts'
import { SelectApplicantScreen } from '#web/features/interviews/start/select-applicant-screen.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

function choiceSearch(given: Record<string, unknown>): { search?: string; page?: number } {
  return { search: textOf(given['search']), page: pageOf(given['page']) }
}

export const Route = createFileRoute('/_staff/start-interview/select-applicant')({
  validateSearch: choiceSearch,
  component: Screen,
})

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  const navigate = Route.useNavigate()
  const { search, page = 1 } = Route.useSearch()
  if (accountId === null) return <NoCompanyScreen />
  return (
    <SelectApplicantScreen
      accountId={accountId}
      view={{ search, page }}
      onView={(change) =>
        void navigate({ search: choiceSearch({ search, page, ...change }), replace: true })
      }
      hrefOf={(id) => `/start-interview/applicant/interview-list?applicantId=${id}`}
    />
  )
}
