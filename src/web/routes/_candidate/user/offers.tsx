import { createFileRoute } from '@tanstack/react-router'

import { ownOffersQuery } from '#web/features/own-offers/own-offer-queries.ts'
import { OwnOffersScreen } from '#web/features/own-offers/own-offers-screen.tsx'
import { openOwnOffersMessages } from '#web/i18n/own-offers-catalog.ts'

export const Route = createFileRoute('/_candidate/user/offers')({
  loader: async ({ context: { queryClient, user } }) => {
    // Not awaited: the screen shows the place of what comes meanwhile.
    void queryClient.prefetchQuery(ownOffersQuery(user.user_id))
    await openOwnOffersMessages()
  },
  component: Offers,
})

function Offers() {
  return <OwnOffersScreen userId={Route.useRouteContext().user.user_id} />
}
