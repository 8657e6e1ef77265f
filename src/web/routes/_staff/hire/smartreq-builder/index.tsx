import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/hire/smartreq-builder/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/hire/smartreq-builder/job-title', search, replace: true })
  },
})
