import { createFileRoute } from '@tanstack/react-router'

import { PostingScreen } from '#web/features/requisitions/postings/posting-screen.tsx'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/job-posting-detail/$id')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  const postingId = Number(Route.useParams().id)
  const navigate = Route.useNavigate()
  const leave = () =>
    void navigate({ to: '/smartreq-detail/setup/job-postings', search: { job }, replace: true })
  return <PostingScreen key={postingId} jobId={job} postingId={postingId} onDeleted={leave} />
}
