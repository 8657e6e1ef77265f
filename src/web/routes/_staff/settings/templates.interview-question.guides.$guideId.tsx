import { createFileRoute, notFound } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { GuideScreen } from '#web/features/settings/interview-library/guide-screen.tsx'

export const Route = createFileRoute(
  '/_staff/settings/templates/interview-question/guides/$guideId',
)({
  loader: ({ params }) => {
    const guideId = idOf(params.guideId)
    if (guideId === undefined) throw notFound()
    return { guideId }
  },
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { guideId } = Route.useLoaderData()
  return <GuideScreen key={guideId} {...{ accountId, guideId }} />
}
