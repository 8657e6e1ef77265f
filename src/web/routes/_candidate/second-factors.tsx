import { createFileRoute } from '@tanstack/react-router'

import { secondFactorsQuery } from '#web/features/second-factors/second-factors-queries.ts'
import { SecondFactorsScreen } from '#web/features/second-factors/second-factors-screen.tsx'
import { loginPageSearch } from '#web/features/session/entry.ts'
import { safeRedirect } from '#web/features/session/guards.ts'
import { setCurrentUser } from '#web/features/session/session-queries.ts'

export const Route = createFileRoute('/_candidate/second-factors')({
  validateSearch: loginPageSearch,
  // Not awaited: the screen shows the place of the cards meanwhile.
  loader: ({ context }) => void context.queryClient.prefetchQuery(secondFactorsQuery),
  component: Screen,
})

function Screen() {
  const { user, queryClient } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const target = safeRedirect(Route.useSearch().redirect)
  const onContinue = () => void navigate({ href: target ?? '/' })
  return (
    <SecondFactorsScreen
      user={user}
      onAdded={() => setCurrentUser(queryClient, { ...user, is_second_factor_due: false })}
      onContinue={target === null ? null : onContinue}
    />
  )
}
