import { createFileRoute } from '@tanstack/react-router'

import { textOf } from '#web/api/list-search.ts'
import { pageOf } from '#web/api/page-search.ts'
import { TagsScreen, type TagView } from '#web/features/settings/custom/tags-screen.tsx'

export const Route = createFileRoute('/_staff/settings/custom/tags')({
  validateSearch: ({ page, search }: Record<string, unknown>): TagView => ({
    page: pageOf(page),
    search: textOf(search),
  }),
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const view = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TagsScreen
      accountId={accountId}
      view={view}
      onView={({ page, search }, how) =>
        void navigate({
          search: { page: pageOf(page), search: textOf(search) },
          replace: how?.isTyping ?? false,
          resetScroll: false,
        })
      }
    />
  )
}
