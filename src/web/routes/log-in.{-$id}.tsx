import { createFileRoute, redirect } from '@tanstack/react-router'

import { loginPageSearch } from '#web/features/session/entry.ts'

export const Route = createFileRoute('/log-in/{-$id}')({
  validateSearch: loginPageSearch,
  beforeLoad: ({ params: { id }, search }) => {
    if (id === undefined) throw redirect({ to: '/login', search, replace: true })
    throw redirect({ to: '/login/$id', params: { id }, search, replace: true })
  },
})
