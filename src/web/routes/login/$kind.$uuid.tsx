import { createFileRoute, notFound } from '@tanstack/react-router'

import { JobLoginPage } from '#web/features/session/job-login-page.tsx'
import { LinkLoginPage } from '#web/features/session/link-login-page.tsx'
import { loginPageQuery } from '#web/features/session/login-page-query.ts'
import { loginPageKindOf } from '#web/features/session/login-page-target.ts'
import { postingQuery } from '#web/features/session/posting-query.ts'
import { useLoginPageUser } from '#web/features/session/use-login-page-user.ts'

export const Route = createFileRoute('/login/$kind/$uuid')({
  loader: ({ context, params: { kind, uuid } }) => {
    const known = loginPageKindOf(kind)
    if (kind === 'participant') void context.queryClient.prefetchQuery(postingQuery(uuid))
    else if (known === null) throw notFound()
    else void context.queryClient.prefetchQuery(loginPageQuery(known, uuid))
  },
  component: LoginPage,
})

function LoginPage() {
  const { kind, uuid } = Route.useParams()
  const user = useLoginPageUser()
  const known = loginPageKindOf(kind)
  if (known === null) return <JobLoginPage user={user} jobUuid={uuid} isForParticipants />
  return <LinkLoginPage user={user} link={{ kind: known, uuid }} />
}
