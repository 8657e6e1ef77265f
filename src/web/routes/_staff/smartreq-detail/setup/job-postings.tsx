import { createFileRoute } from '@tanstack/react-router'

import { PostingsScreen } from '#web/features/requisitions/postings/postings-screen.tsx'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/job-postings')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PostingsScreen
      key={job}
      jobId={job}
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
