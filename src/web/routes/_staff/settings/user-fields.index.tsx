import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/settings/user-fields/')({
  beforeLoad: () => {
    throw redirect({ to: '/settings/user-fields/personal-fields', replace: true })
  },
})
