import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router'

import { findPlace, leadOf } from '#web/features/places/place-paths.ts'
import { PlaceScreen } from '#web/features/places/place-screen.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { anySearch } from '#web/features/session/any-search.ts'
import { accountIdOf } from '#web/features/session/guards.ts'
import { currentUserQuery, setCurrentUser } from '#web/features/session/session-queries.ts'
import { SettingsArea } from '#web/features/settings/settings-area.tsx'
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx'
import { settingsScreenOf } from '#web/features/settings/settings-paths.ts'
import { settingsWordsQuery } from '#web/features/settings/settings-words-query.ts'
import { SettingsWords } from '#web/features/settings/settings-words.tsx'
import { currentLocale } from '#web/i18n/i18n.ts'

// One route for all of them: what a route is made of is in everybody's first download, these screens in nobody's else.
export const Route = createFileRoute('/_staff/settings/$')({
  validateSearch: anySearch,
  loader: ({ context, location: { pathname, searchStr } }) => {
    const lead = leadOf(pathname)
    if (lead !== null) throw redirect({ href: lead + searchStr, replace: true })
    if (settingsScreenOf(pathname) === null && findPlace(pathname) === null) throw notFound()
    void context.queryClient.prefetchQuery(settingsWordsQuery(currentLocale()))
  },
  component: Screen,
})

function Screen() {
  const { user, queryClient } = Route.useRouteContext()
  const pathname = `/settings/${Route.useParams()._splat}`
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const accountId = accountIdOf(user)
  const screen = settingsScreenOf(pathname)
  const place = findPlace(pathname)
  if (screen !== null && accountId === null) return <NoCompanyScreen />
  return (
    <SettingsWords>
      <SettingsFrame pathname={pathname} user={user}>
        {screen !== null && accountId !== null && (
          <SettingsArea
            {...{ screen, accountId, user, search }}
            onSearch={(next, { isTyping }) =>
              void navigate({ to: '.', search: next, replace: isTyping, resetScroll: false })
            }
            onOwnChange={async () => {
              const now = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
              await setCurrentUser(queryClient, now)
              await router.invalidate()
            }}
          />
        )}
        {screen === null && place !== null && <PlaceScreen path={place.path} backHref="/hire" />}
      </SettingsFrame>
    </SettingsWords>
  )
}
