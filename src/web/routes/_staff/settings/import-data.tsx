import { createFileRoute } from '@tanstack/react-router'

import { pageSearch } from '#web/api/page-search.ts'
import { ImportsScreen } from '#web/features/imports/imports-screen.tsx'

export const Route = createFileRoute('/_staff/settings/import-data')({
  validateSearch: pageSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ImportsScreen
      accountId={accountId}
      page={page}
      onPage={(next) => void navigate({ search: pageSearch({ page: next }), resetScroll: false })}
    />
  )
}
