import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/log-in/{-$id}')({
  beforeLoad: () => {
    throw redirect({ to: '/login', replace: true })
  },
})
