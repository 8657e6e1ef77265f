import { createFileRoute } from '@tanstack/react-router'

import { entrySearch } from '#web/features/session/entry.ts'
import { SignOnScreen } from '#web/features/session/sign-on-screen.tsx'
import { signOnTarget } from '#web/features/session/sign-on-target.ts'

export const Route = createFileRoute('/login/sso/$accountUUID')({
  validateSearch: entrySearch,
  component: LoginPage,
})

function LoginPage() {
  const target = signOnTarget(Route.useSearch())
  return <SignOnScreen accountUuid={Route.useParams().accountUUID} target={target} />
}
