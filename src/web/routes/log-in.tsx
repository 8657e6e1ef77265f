import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/log-in')({
  beforeLoad: () => {
    throw redirect({ to: '/login' })
  },
})
