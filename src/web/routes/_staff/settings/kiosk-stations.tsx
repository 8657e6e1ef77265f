import { createFileRoute } from '@tanstack/react-router'

import { pageOf } from '#web/api/list-search.ts'
import { StationsScreen } from '#web/features/settings/kiosk/stations-screen.tsx'

export const Route = createFileRoute('/_staff/settings/kiosk-stations')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } => ({
    page: pageOf(page),
  }),
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
      onPage={(next) => void navigate({ search: { page: pageOf(next) }, resetScroll: false })}
      applicantHrefOf={(id) => `/smartreq-detail-applicant/${id}`}
    />
  )
}
