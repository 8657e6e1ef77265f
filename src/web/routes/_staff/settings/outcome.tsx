import { createFileRoute } from '@tanstack/react-router'

import { USAGE } from '#contract/settings/settings-rules.ts'
import { attributeSearch } from '#web/features/settings/attributes/attribute-search.ts'
import { AttributesScreen } from '#web/features/settings/attributes/attributes-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/outcome')({
  validateSearch: attributeSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const shown = { view: Route.useSearch(), onView: useChangeView(attributeSearch) }
  return <AttributesScreen {...{ accountId, ...shown }} usageType={USAGE.outcome} />
}
