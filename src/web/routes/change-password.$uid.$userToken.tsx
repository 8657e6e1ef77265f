import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/change-password/$uid/$userToken')({
  loader: ({ params }) => {
    throw redirect({ to: '/reset-password', search: params, replace: true })
  },
})
