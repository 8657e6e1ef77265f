import { createFileRoute } from '@tanstack/react-router'

import { TemplateScreen } from '#web/features/settings/templates/template-screen.tsx'
import { templateSearch } from '#web/features/settings/templates/template-search.ts'

export const Route = createFileRoute('/_staff/settings/templates/email/$slug')({
  validateSearch: templateSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const { language } = Route.useSearch()
  return <TemplateScreen key={slug} {...{ accountId, slug, language }} />
}
