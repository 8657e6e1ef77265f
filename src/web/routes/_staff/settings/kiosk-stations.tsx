import { createFileRoute } from '@tanstack/react-router'

import { pageSearch } from '#web/api/page-search.ts'
import { StationsScreen } from '#web/features/settings/kiosk/stations-screen.tsx'

export const Route = createFileRoute('/_staff/settings/kiosk-stations')({
  validateSearch: pageSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <StationsScreen
      accountId={accountId}
      page={page}
      onPage={(next) => void navigate({ search: pageSearch({ page: next }), resetScroll: false })}
      applicantHrefOf={(id) => `/smartreq-detail-applicant/${id}`}
    />
  )
}
