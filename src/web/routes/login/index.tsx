import { createFileRoute } from '@tanstack/react-router'

import { AnonymousLoginPage } from '#web/features/session/anonymous-login-page.tsx'
import { loginPageSearch } from '#web/features/session/entry.ts'
import { useConfirmedUser } from '#web/features/session/use-login-page-user.ts'

export const Route = createFileRoute('/login/')({
  validateSearch: loginPageSearch,
  component: LoginPage,
})

function LoginPage() {
  return <AnonymousLoginPage {...useConfirmedUser()} redirect={Route.useSearch().redirect} />
}
