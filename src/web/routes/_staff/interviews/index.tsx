import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/interviews/')({
  beforeLoad: () => {
    throw redirect({ to: '/interviews/my-interviews', replace: true })
  },
})
