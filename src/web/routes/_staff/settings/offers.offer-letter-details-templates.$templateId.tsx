import { createFileRoute, notFound } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { DetailsScreen } from '#web/features/settings/offers/details-screen.tsx'

export const Route = createFileRoute(
  '/_staff/settings/offers/offer-letter-details-templates/$templateId',
)({
  loader: ({ params }) => {
    const templateId = idOf(params.templateId)
    if (templateId === undefined) throw notFound()
    return { templateId }
  },
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { templateId } = Route.useLoaderData()
  return <DetailsScreen key={templateId} {...{ accountId, templateId }} />
}
