import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_candidate/user/')({
  beforeLoad: () => {
    throw redirect({ to: '/user/progress', replace: true })
  },
})
