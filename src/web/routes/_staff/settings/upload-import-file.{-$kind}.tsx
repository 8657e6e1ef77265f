import { createFileRoute, notFound } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { IMPORT_KINDS } from '#contract/imports/import-rules.ts'
import { oneOf } from '#web/api/list-search.ts'
import { ImportScreen } from '#web/features/imports/import-screen.tsx'
import { importSearch } from '#web/features/imports/import-search.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

/** The kind of import is chosen by the address, or by the user. */
export const Route = createFileRoute('/_staff/settings/upload-import-file/{-$kind}')({
  validateSearch: importSearch,
  beforeLoad: ({ params: { kind } }) => {
    if (kind !== undefined && oneOf(IMPORT_KINDS, kind) === undefined) throw notFound()
  },
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  const { kind } = Route.useParams()
  const view = Route.useSearch()
  const onView = useChangeView(importSearch)
  const navigate = Route.useNavigate()
  // The settings around it ask for another flag alone.
  if (!hasFlag(user, 'all_employee_access'))
    return <NotAuthorizedScreen missing="all_employee_access" />
  return (
    <ImportScreen
      {...{ accountId, view, onView }}
      kind={oneOf(IMPORT_KINDS, kind ?? '') ?? 'people'}
      seesPrivateData={hasFlag(user, 'private_data_access')}
      onUploaded={(stored) => navigate({ search: { import: stored.import_id } })}
    />
  )
}
