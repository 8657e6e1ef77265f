import { createFileRoute } from '@tanstack/react-router'

import { LinkLoginPage } from '#web/features/session/link-login-page.tsx'
import { loginPageQuery } from '#web/features/session/login-page-query.ts'
import { useLoginPageUser } from '#web/features/session/use-login-page-user.ts'

export const Route = createFileRoute('/login/scorecard/$uuid/{-$userId}')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(loginPageQuery('scorecard', params.uuid)),
  component: LoginPage,
})

function LoginPage() {
  const { uuid, userId } = Route.useParams()
  return <LinkLoginPage user={useLoginPageUser()} link={{ kind: 'scorecard', uuid, userId }} />
}
