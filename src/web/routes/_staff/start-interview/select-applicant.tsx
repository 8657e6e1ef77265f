import { createFileRoute } from '@tanstack/react-router'

import { pageOf, textOf } from '#web/api/list-search.ts'
import type { ApplicantSearch } from '#web/features/interviews/interview-queries.ts'
import { SelectApplicantScreen } from '#web/features/interviews/start/select-applicant-screen.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { anySearch } from '#web/features/session/any-search.ts'
import { accountIdOf } from '#web/features/session/guards.ts'

export const Route = createFileRoute('/_staff/start-interview/select-applicant')({
  validateSearch: anySearch,
  component: Screen,
})

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  const navigate = Route.useNavigate()
  const view = viewOf(Route.useSearch())
  if (accountId === null) return <NoCompanyScreen />
  return (
    <SelectApplicantScreen
      accountId={accountId}
      view={view}
      onView={(change) => {
        const { search, page } = { ...view, ...change }
        void navigate({ search: { search, page: page === 1 ? undefined : page }, replace: true })
      }}
      hrefOf={(id) => `/start-interview/applicant/interview-list?applicantId=${id}`}
    />
  )
}

function viewOf(given: Record<string, unknown>): ApplicantSearch {
  return { search: textOf(given['search']), page: pageOf(given['page']) ?? 1 }
}
