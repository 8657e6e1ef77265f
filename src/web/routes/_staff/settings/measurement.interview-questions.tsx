import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/settings/measurement/interview-questions')({
  beforeLoad: () => {
    throw redirect({ to: '/settings/templates/interview-question', replace: true })
  },
})
