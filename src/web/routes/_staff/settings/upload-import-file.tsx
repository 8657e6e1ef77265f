import { createFileRoute } from '@tanstack/react-router'

import { ImportScreen } from '#web/features/imports/import-screen.tsx'
import { importSearch } from '#web/features/imports/import-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/upload-import-file')({
  validateSearch: importSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <ImportScreen
      accountId={accountId}
      view={Route.useSearch()}
      onView={useChangeView(importSearch)}
      onUploaded={(stored) => navigate({ search: { import: stored.import_id } })}
    />
  )
}
