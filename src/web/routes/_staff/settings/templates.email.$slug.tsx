import { createFileRoute } from '@tanstack/react-router'

import { EmailEditorScreen } from '#web/features/email-editor/email-editor-screen.tsx'
import { editorSearch } from '#web/features/email-editor/email-editor-search.ts'

export const Route = createFileRoute('/_staff/settings/templates/email/$slug')({
  validateSearch: editorSearch,
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const scope = { area: 'company', accountId } as const
  return (
    <EmailEditorScreen
      key={slug}
      {...{ scope, slug: slug }}
      user={user}
      search={Route.useSearch()}
    />
  )
}
