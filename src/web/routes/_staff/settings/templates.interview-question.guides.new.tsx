import { createFileRoute } from '@tanstack/react-router'

import { NewGuideScreen } from '#web/features/settings/interview-library/guide-screen.tsx'
import { fromSearch } from '#web/features/settings/interview-library/library-views.ts'

export const Route = createFileRoute('/_staff/settings/templates/interview-question/guides/new')({
  validateSearch: fromSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { from } = Route.useSearch()
  return <NewGuideScreen key={from} {...{ accountId }} {...(from !== undefined && { from })} />
}
