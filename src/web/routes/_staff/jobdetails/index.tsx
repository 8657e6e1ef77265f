import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/jobdetails/')({
  beforeLoad: ({ search }) => {
    redirect({ to: '/jobdetails/participants', search, replace: true, throw: true })
  },
})
