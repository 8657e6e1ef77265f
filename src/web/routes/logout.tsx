import { createFileRoute } from '@tanstack/react-router'

import { loginPageSearch } from '#web/features/session/entry.ts'
import { LogoutScreen } from '#web/features/session/logout-screen.tsx'
import { rememberedUser } from '#web/features/session/session-queries.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/logout')({
  validateSearch: loginPageSearch,
  // The one to sign out, even when the session ended already: their unsent work is still here.
  loader: () => rememberedUser(),
  component: Logout,
})

function Logout() {
  return (
    <FramedPublic>
      <LogoutScreen user={Route.useLoaderData()} redirect={Route.useSearch().redirect} />
    </FramedPublic>
  )
}
