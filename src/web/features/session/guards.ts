// Who may open a route, on the client. The server decides again, and it counts.
import { redirect } from '@tanstack/react-router'

import type { CurrentUser } from '#contract/session/session.ts'

import type { Guarded } from './guarded.ts'
import { ensureUser } from './session-queries.ts'
import { currentLoginPage, loginPageHref } from './sign-on-login-page.ts'

/** Lets a route open for the user who is signed in, and returns them; sends others to sign in. */
export async function requireUser({ context, location }: Guarded): Promise<{ user: CurrentUser }> {
  const user = await ensureUser(context.queryClient)
  if (user === null) toSignIn(location.href)
  return { user }
}

/** The same for paths that need more than a sign-in; sends those who lack it to /not-authorized. */
export async function requireAccess(guarded: Guarded): Promise<{ user: CurrentUser }> {
  const signedIn = await requireUser(guarded)
  const { guardScreen } = await import('./guard-screen.ts')
  await guardScreen(guarded, signedIn.user)
  return signedIn
}

// Who came by a company's single sign-on comes by it again.
function toSignIn(href: string): never {
  const loginPage = currentLoginPage()
  if (loginPage === null) throw redirect({ to: '/login', search: { redirect: href } })
  throw redirect({ href: loginPageHref(loginPage, href), reloadDocument: true })
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
  // A path such as /.//host only becomes one of another host once its dots are resolved.
  if (url.origin !== 'https://app.invalid' || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
