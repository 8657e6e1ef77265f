import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/settings/templates/')({
  beforeLoad: () => {
    throw redirect({ to: '/settings/templates/scoring-criteria', replace: true })
  },
})
