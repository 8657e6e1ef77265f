import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/smartreq-detail/')({
  beforeLoad: ({ search }) => {
    redirect({ to: '/smartreq-detail/applicants', search, replace: true, throw: true })
  },
})
