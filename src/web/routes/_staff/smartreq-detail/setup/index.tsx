import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/smartreq-detail/setup/details', search, replace: true })
  },
})
