import { createFileRoute } from '@tanstack/react-router'

import { positionSearch } from '#web/features/session/entry.ts'
import { JobLoginPage, preloadDetails } from '#web/features/session/job-login-page.tsx'
import { postingQuery } from '#web/features/session/posting-query.ts'
import { useLoginPageUser } from '#web/features/session/use-login-page-user.ts'

export const Route = createFileRoute('/login/applicant/$jobUUID')({
  validateSearch: positionSearch,
  loader: ({ context, params }) => {
    preloadDetails()
    void context.queryClient.prefetchQuery(postingQuery(params.jobUUID))
  },
  component: LoginPage,
})

function LoginPage() {
  const { apply, ...applyLink } = Route.useSearch()
  const { jobUUID } = Route.useParams()
  return (
    <JobLoginPage
      user={useLoginPageUser()}
      jobUuid={jobUUID}
      applyLink={applyLink}
      isApplying={apply !== undefined}
    />
  )
}
