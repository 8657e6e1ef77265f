import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/settings/offers/')({
  beforeLoad: () => {
    throw redirect({ to: '/settings/offers/offer-fields', replace: true })
  },
})
