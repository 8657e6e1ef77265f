import { createFileRoute } from '@tanstack/react-router'

import { PostingsScreen } from '#web/features/requisitions/postings/postings-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/job-postings')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <PostingsScreen
      key={job}
      jobId={job}
      accountId={accountIdOf(user) ?? 0}
      onCreated={(id) =>
        void navigate({
          to: '/smartreq-detail/setup/job-posting-detail/$id',
          params: { id: String(id) },
          search: { job },
        })
      }
    />
  )
}
