import { createFileRoute } from '@tanstack/react-router'

import { FIELD_USAGE } from '#contract/settings/settings-rules.ts'
import { customFieldSearch } from '#web/features/settings/custom-fields/custom-field-search.ts'
import { CustomFieldsScreen } from '#web/features/settings/custom-fields/custom-fields-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/user-fields/personal-fields')({
  validateSearch: customFieldSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const shown = { view: Route.useSearch(), onView: useChangeView(customFieldSearch) }
  return <CustomFieldsScreen {...{ accountId, ...shown }} usageType={FIELD_USAGE.personal} />
}
