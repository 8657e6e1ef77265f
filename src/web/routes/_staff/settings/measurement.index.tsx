import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/settings/measurement/')({
  beforeLoad: () => {
    throw redirect({ to: '/settings/measurement/pre-screen-questions', replace: true })
  },
})
