import { createFileRoute } from '@tanstack/react-router'

import { afterSignIn } from '#web/features/session/after-sign-in.ts'
import { useLoginPageUser } from '#web/features/session/use-login-page-user.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { PRODUCT } from '#web/features/shell/product.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/not-authorized')({
  // What is missing: a flag of a role, a role at all, or the rights of a provider admin.
  validateSearch: ({ missing }: Record<string, unknown>): { missing?: string } =>
    typeof missing === 'string' ? { missing } : {},
  component: NotAuthorized,
})

function NotAuthorized() {
  const user = useLoginPageUser()
  return (
    <FramedPublic>
      <NotAuthorizedScreen
        homeHref={user === null ? '/' : afterSignIn(user, {})}
        supportHref={PRODUCT.supportHref}
        missing={Route.useSearch().missing}
      />
    </FramedPublic>
  )
}
