import { createFileRoute } from '@tanstack/react-router'

import { EmailEditorScreen } from '#web/features/email-editor/email-editor-screen.tsx'
import { editorSearch } from '#web/features/email-editor/email-editor-search.ts'

export const Route = createFileRoute('/_staff/email-editor/$slug')({
  validateSearch: editorSearch,
  component: Screen,
})

function Screen() {
  const { user } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const search = Route.useSearch()
  const scope = { area: 'provider', accountId: search.account_id ?? null } as const
  return <EmailEditorScreen key={slug} {...{ scope, slug: slug, search }} user={user} />
}
