import { createFileRoute } from '@tanstack/react-router'

import { AnonymousLoginPage } from '#web/features/session/anonymous-login-page.tsx'
import { loginPageSearch } from '#web/features/session/entry.ts'
import { useConfirmedUser } from '#web/features/session/use-login-page-user.ts'

// The id stays in the address, for those who made the link: nothing here depends on it.
export const Route = createFileRoute('/login/$id')({
  validateSearch: loginPageSearch,
  component: LoginPage,
})

function LoginPage() {
  return <AnonymousLoginPage {...useConfirmedUser()} redirect={Route.useSearch().redirect} />
}
