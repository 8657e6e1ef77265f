// Who is signed in: found out once at start, remembered for starts without network.
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { CurrentUser } from '#contract/session/session.ts'
import { isOutOfReach } from '#web/api/api-error.ts'
import { api, session, settle, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'
import { tellSignedIn } from '#web/api/signed-in.ts'
import { findRemembered, findRememberedJson, remember } from '#web/offline/browser-storage.ts'

const sessionKeys = { user: ['session', 'user'] as const }

/** The signed-in user, or null. Stays until sign-in or sign-out sets it. */
export const currentUserQuery = queryOptions({
  queryKey: sessionKeys.user,
  queryFn: findCurrentUser,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

export type SignIn = { email: string; password: string }
export type SignUp = {
  email: string
  /** Applicants choose one later. */
  password?: string
  /** The position that they apply to. */
  job_uuid?: string
  first_name: string
  last_name: string
  /** Said of a name of one letter. */
  is_full_name: boolean
  language: 'en' | 'es' | 'fr'
  /** The versions of the texts that the login page shows. */
  shown: { text_id: number; language: 'en' | 'es' | 'fr' }[]
}

export async function signIn(given: SignIn): Promise<CurrentUser> {
  const reply = await unwrap(
    api.POST('/auth/v1/login/', { body: given, headers: SKIP_RETRY_HEADERS }),
  )
  return reply.data.user
}

export async function signUp(given: SignUp): Promise<CurrentUser> {
  const reply = await unwrap(
    api.POST('/auth/v1/create/', { body: given, headers: SKIP_RETRY_HEADERS }),
  )
  return reply.data.user
}

/** Signs in with the link of an email. */
export async function signInByLink(link: {
  uid: string
  user_token: string
}): Promise<CurrentUser> {
  const reply = await unwrap(
    api.POST('/auth/v1/sign-in-link/', { body: link, headers: SKIP_RETRY_HEADERS }),
  )
  return reply.data.user
}

/** Who signed in or out on this page last: an answer to an older question is not about them. */
let lastSet: { readonly user: CurrentUser | null } | null = null

/** Makes a user the current one, on this page and for starts without network. */
export async function setCurrentUser(
  queryClient: QueryClient,
  user: CurrentUser | null,
): Promise<void> {
  lastSet = { user }
  if (user !== null) remember('unfinished-sign-out', null)
  await rememberUser(user)
  queryClient.setQueryData(sessionKeys.user, user)
  if (user !== null) tellSignedIn()
}

// Local storage is at hand at once, but a killed browser may lose it; the database is on disk when this resolves, and
// goes first, because the next start believes it (repair-storage.ts).
async function rememberUser(user: CurrentUser | null): Promise<void> {
  session.actFor(user?.user_id ?? null)
  const { keepUser } = await import('#web/offline/kept.ts')
  await keepUser(user)
  remember('user', user === null ? null : JSON.stringify(user))
}

/**
 * The signed-in user: at once when this browser remembers one, so that nothing on screen waits for the network. The
 * server's word follows, and overrules.
 */
export async function ensureUser(queryClient: QueryClient): Promise<CurrentUser | null> {
  const known = queryClient.getQueryData(currentUserQuery.queryKey)
  if (known !== undefined) return known
  const remembered = rememberedUser()
  if (remembered === null) return queryClient.fetchQuery(currentUserQuery)
  session.actFor(remembered.user_id)
  queryClient.setQueryData(sessionKeys.user, remembered)
  void confirmUser(queryClient, remembered)
  return remembered
}

/** Who is signed in as far as this page or browser knows, without asking anyone. */
export function knownUser(queryClient: QueryClient): CurrentUser | null {
  const known = queryClient.getQueryData(currentUserQuery.queryKey)
  return known === undefined ? rememberedUser() : known
}

async function confirmUser(queryClient: QueryClient, remembered: CurrentUser): Promise<void> {
  try {
    const user = await askServer()
    if (user === null) session.end()
    else if (user.user_id === remembered.user_id) await setCurrentUser(queryClient, user)
    // Another user signed in, in another tab: this page starts over as theirs before it sends anything.
    else if (rememberedUser()?.user_id === user.user_id) globalThis.location.reload()
    // The browser was killed, and has the cookies of the user who was here before: they are no one's any more.
    else session.end()
  } catch {
    // Out of reach: the remembered user goes on, and every call is checked by the server when it is back.
  }
}

async function findCurrentUser(): Promise<CurrentUser | null> {
  const before = lastSet
  try {
    const user = await askServer()
    // A user may sign in while the server is slow to say that no one has.
    if (lastSet === before) await rememberUser(user)
    return lastSet === null || lastSet === before ? user : lastSet.user
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    // Without network the last one who signed in here goes on; the server checks when it is back.
    const user = rememberedUser() ?? (await keptUser())
    session.actFor(user?.user_id ?? null)
    return user
  }
}

const SIGN_OUT_MS = 3000

/**
 * Ends the session on the server, and forgets that it is to be ended. It does not wait longer than a moment (I16).
 * @throws ApiError `network` when the server did not answer: the cookies are still good.
 */
export async function endServerSession(): Promise<void> {
  const signal = AbortSignal.timeout(SIGN_OUT_MS)
  await settle(api.POST('/auth/v1/logout/', { headers: SKIP_RETRY_HEADERS, signal }))
  remember('unfinished-sign-out', null)
}

// The access token is short-lived: a first 401 only means that it is time to refresh.
async function askServer(): Promise<CurrentUser | null> {
  if (findRemembered('unfinished-sign-out') !== null) {
    // The user who signed out here without the server has left its cookies behind: they are no one's.
    await endServerSession()
    return null
  }
  const current = await api.GET('/auth/v1/', { headers: SKIP_RETRY_HEADERS })
  if (current.data !== undefined) return current.data.data
  if (current.response.status !== 401) throw await failureOf(current)
  const refreshed = await api.POST('/auth/v1/token-refresh/', {
    body: null,
    headers: SKIP_RETRY_HEADERS,
  })
  if (refreshed.data !== undefined) return refreshed.data.data.user
  if (refreshed.response.status === 401) return null
  throw await failureOf(refreshed)
}

async function failureOf(result: { error?: unknown; response: Response }): Promise<unknown> {
  return unwrap(Promise.resolve(result)).catch((error: unknown) => error)
}

/** The last one who signed in on this browser and did not sign out. */
export function rememberedUser(): CurrentUser | null {
  const value = findRememberedJson('user')
  return isUser(value) ? value : null
}

async function keptUser(): Promise<CurrentUser | null> {
  const { findKeptUser } = await import('#web/offline/kept.ts')
  const value = await findKeptUser()
  return isUser(value) ? value : null
}

function isUser(value: unknown): value is CurrentUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'user_id' in value &&
    'roles' in value &&
    Array.isArray(value.roles)
  )
}
