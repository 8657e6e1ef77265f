import { createFileRoute } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { NewGuideScreen } from '#web/features/settings/interview-library/guide-screen.tsx'

export const Route = createFileRoute('/_staff/settings/templates/interview-question/guides/new')({
  // The one that it begins as a copy of.
  validateSearch: ({ from }: Record<string, unknown>): { from?: number } => ({ from: idOf(from) }),
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { from } = Route.useSearch()
  return <NewGuideScreen key={from} {...{ accountId, from }} />
}
