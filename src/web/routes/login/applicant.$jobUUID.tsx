import { createFileRoute } from '@tanstack/react-router'

import { sourceSearch } from '#web/features/session/entry.ts'
import { JobLoginPage } from '#web/features/session/job-login-page.tsx'
import { postingQuery } from '#web/features/session/posting-query.ts'
import { useLoginPageUser } from '#web/features/session/use-login-page-user.ts'

export const Route = createFileRoute('/login/applicant/$jobUUID')({
  validateSearch: sourceSearch,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(postingQuery(params.jobUUID)),
  component: LoginPage,
})

function LoginPage() {
  const { src } = Route.useSearch()
  return <JobLoginPage user={useLoginPageUser()} jobUuid={Route.useParams().jobUUID} source={src} />
}
