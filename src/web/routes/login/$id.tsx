import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/login/$id')({
  beforeLoad: () => {
    throw redirect({ to: '/login', replace: true })
  },
})
