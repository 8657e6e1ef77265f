import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/reset-password_/$uid/$userToken')({
  loader: ({ params }) => {
    throw redirect({ to: '/reset-password', search: params, replace: true })
  },
})
