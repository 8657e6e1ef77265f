import { createFileRoute, notFound } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { LetterScreen } from '#web/features/settings/offers/letter-screen.tsx'

export const Route = createFileRoute('/_staff/settings/offers/offer-letter-templates/$letterId')({
  loader: ({ params }) => {
    const letterId = idOf(params.letterId)
    if (letterId === undefined) throw notFound()
    return { letterId }
  },
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { letterId } = Route.useLoaderData()
  return <LetterScreen key={letterId} {...{ accountId, letterId }} />
}
