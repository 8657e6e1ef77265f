import { createFileRoute } from '@tanstack/react-router'

import { TemplateScreen } from '#web/features/settings/templates/template-screen.tsx'
import { templateSearch } from '#web/features/settings/templates/template-search.ts'

export const Route = createFileRoute('/_staff/settings/templates/email/new')({
  validateSearch: templateSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { language } = Route.useSearch()
  return <TemplateScreen {...{ accountId, language }} slug={null} />
}
