import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/settings/custom/')({
  beforeLoad: () => {
    throw redirect({ to: '/settings/custom/rejection-reason', replace: true })
  },
})
