// Who may open a route: the auth levels of the specification, on the client. The server decides again, and it counts.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'

import type { AuthLevel } from '#contract/endpoint.ts'
import type { CurrentUser, Role } from '#contract/session.ts'

import { ensureUser } from './session-queries.ts'

type Guarded = {
  context: { queryClient: QueryClient }
  location: { href: string; pathname: string }
}

/**
 * Lets a route open for its level, and returns the user; sends others to sign in or to /not-authorized.
 * `flag`: the role flag that the path asks for; provider admins pass everywhere.
 */
export async function requireLevel(
  { context, location }: Guarded,
  needed: { level: Exclude<AuthLevel, 0>; flag?: keyof Role },
): Promise<{ user: CurrentUser }> {
  const user = await ensureUser(context.queryClient)
  if (user === null) throw redirect({ to: '/login', search: { redirect: location.href } })
  if (!isAllowed(user, needed)) throw redirect({ to: '/not-authorized' })
  return { user }
}

/** True when the user has the level, and the flag in any of their roles. */
function isAllowed(user: CurrentUser, needed: { level: AuthLevel; flag?: keyof Role }): boolean {
  if (needed.level <= 1 || user.is_jf_admin) return true
  if (needed.level === 3) return false
  const { flag } = needed
  return user.roles.some((role) => flag === undefined || role.full_access || role[flag] === true)
}

/** The company that a member of staff works in: the one of their first role. */
export function accountIdOf(user: CurrentUser): number | null {
  return user.roles[0]?.account_id ?? null
}

/** A path of this app from a `redirect` parameter; anything else could lead somewhere foreign. */
export function safeRedirect(value: unknown): string | null {
  if (
    typeof value !== 'string' ||
    !value.startsWith('/') ||
    value.startsWith('//') ||
    value.includes('\\')
  )
    return null
  const url = new URL(value, 'https://app.invalid')
  return url.origin === 'https://app.invalid' ? url.pathname + url.search + url.hash : null
}
