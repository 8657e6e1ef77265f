import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/jobdetails/setup/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/jobdetails/setup/details', search, replace: true })
  },
})
