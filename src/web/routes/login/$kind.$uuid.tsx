import { createFileRoute, notFound } from '@tanstack/react-router'

import { LinkLoginPage } from '#web/features/session/link-login-page.tsx'
import { loginPageQuery } from '#web/features/session/login-page-query.ts'
import { loginPageKindOf } from '#web/features/session/login-page-target.ts'
import { ProfileLoginPage } from '#web/features/session/profile-login-page.tsx'
import { profilePageQuery } from '#web/features/session/profile-page-query.ts'
import { useLoginPageUser } from '#web/features/session/use-login-page-user.ts'

export const Route = createFileRoute('/login/$kind/$uuid')({
  loader: ({ context, params: { kind, uuid } }) => {
    const known = loginPageKindOf(kind)
    if (kind === 'participant') void context.queryClient.prefetchQuery(profilePageQuery(uuid))
    else if (known === null) throw notFound()
    else void context.queryClient.prefetchQuery(loginPageQuery(known, uuid))
  },
  component: LoginPage,
})

function LoginPage() {
  const { kind, uuid } = Route.useParams()
  const user = useLoginPageUser()
  const known = loginPageKindOf(kind)
  if (known === null) return <ProfileLoginPage user={user} jobUuid={uuid} />
  return <LinkLoginPage user={user} link={{ kind: known, uuid }} />
}
