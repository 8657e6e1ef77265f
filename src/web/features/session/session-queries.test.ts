// Who the current user is while the server is slow to say so, and when its answer is about another user.
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { REPLY_MARK } from '#contract/core/reply-mark.ts'
import type { CurrentUser } from '#contract/session/session.ts'

const ADA = userOf(1, 'Ada')
const GRACE = userOf(2, 'Grace')
const CURRENT = '/auth/v1/'

type Asked = { readonly path: string; readonly answer: (status: number, body?: unknown) => void }

/** What the page has asked the server, oldest first, until a test answers. */
let asked: Asked[] = []
let reload = vi.fn<() => void>()

beforeEach(() => {
  vi.resetModules()
  asked = []
  reload = vi.fn<() => void>()
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  vi.stubGlobal('location', { origin: 'http://localhost', reload })
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise<Response>((resolve) => {
        const answer = (status: number, body: unknown = { error: { code: 'unauthenticated' } }) =>
          resolve(Response.json(body, { status, headers: { [REPLY_MARK]: String(Date.now()) } }))
        asked.push({ path: new URL(request.url).pathname, answer })
      }),
  )
})

describe('the first question who is signed in', () => {
  it('does not sign out the user who signed in before it was answered', async () => {
    const { currentUserQuery, rememberedUser, setCurrentUser } = await openPage()
    const queryClient = new QueryClient()
    const found = queryClient.fetchQuery(currentUserQuery)
    await answerNext(401)
    await expect.poll(() => asked.length).toBe(1)
    await setCurrentUser(queryClient, ADA)
    await answerNext(401)
    expect(await found).toEqual(ADA)
    expect(rememberedUser()).toEqual(ADA)
  })

  it('is answered by the server, and kept for starts without network', async () => {
    const { currentUserQuery, rememberedUser } = await openPage()
    const found = new QueryClient().fetchQuery(currentUserQuery)
    await answerNext(200, { data: ADA })
    expect(await found).toEqual(ADA)
    expect(rememberedUser()).toEqual(ADA)
  })
})

describe('a sign-out that the server did not hear of', () => {
  it('I11 is told at the next start, before anyone is found to be signed in', async () => {
    const { currentUserQuery } = await openPage()
    const { findRemembered, remember } = await import('#web/offline/browser-storage.ts')
    remember('unfinished-sign-out', '1')
    const found = new QueryClient().fetchQuery(currentUserQuery)
    await expect.poll(() => asked.length).toBe(1)
    const [first] = asked.splice(0)
    expect(first?.path).toBe('/auth/v1/logout/')
    first?.answer(200, {})
    expect(await found).toBeNull()
    expect(asked).toEqual([])
    expect(findRemembered('unfinished-sign-out')).toBeNull()
  })

  it('is over once a user signs in', async () => {
    const { currentUserQuery, setCurrentUser } = await openPage()
    const { findRemembered, remember } = await import('#web/offline/browser-storage.ts')
    remember('unfinished-sign-out', '1')
    const queryClient = new QueryClient()
    await setCurrentUser(queryClient, ADA)
    expect(findRemembered('unfinished-sign-out')).toBeNull()
    expect(await queryClient.fetchQuery(currentUserQuery)).toEqual(ADA)
    expect(asked).toEqual([])
  })
})

describe('a remembered user', () => {
  it('is there at once, and ends with the session that the server does not know', async () => {
    const { page, ended } = await openAs(ADA)
    expect(await page.ensureUser(new QueryClient())).toEqual(ADA)
    await answerNext(401)
    await answerNext(401)
    await expect.poll(ended).toBe(1)
  })

  it('I11 ends when the cookies are those of a user who was here before', async () => {
    const { page, ended } = await openAs(GRACE)
    await page.ensureUser(new QueryClient())
    await answerNext(200, { data: ADA })
    await expect.poll(ended).toBe(1)
    expect(page.rememberedUser()).toEqual(GRACE)
    expect(reload).not.toHaveBeenCalled()
  })

  it('I11 starts over as the user who signed in meanwhile in another tab', async () => {
    const { page, ended } = await openAs(ADA)
    await page.ensureUser(new QueryClient())
    const { remember } = await import('#web/offline/browser-storage.ts')
    remember('user', JSON.stringify(GRACE))
    await answerNext(200, { data: GRACE })
    await expect.poll(() => reload.mock.calls.length).toBe(1)
    expect(ended()).toBe(0)
  })
})

async function answerNext(status: number, body?: unknown): Promise<void> {
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const next = asked.shift()
  expect([CURRENT, '/auth/v1/token-refresh/']).toContain(next?.path)
  next?.answer(status, body)
}

// A page remembers who signed in on it: each test has one of its own.
function openPage() {
  return import('./session-queries.ts')
}

async function openAs(user: CurrentUser) {
  const page = await openPage()
  const { remember } = await import('#web/offline/browser-storage.ts')
  remember('user', JSON.stringify(user))
  const { session } = await import('#web/api/client.ts')
  let count = 0
  session.onSessionEnd(() => (count += 1))
  return { page, ended: () => count }
}

function userOf(id: number, name: string): CurrentUser {
  return {
    user_id: id,
    uuid: `00000000-0000-7000-8000-00000000000${id}`,
    first_name: name,
    last_name: 'Example',
    email: `${name.toLowerCase()}@example.com`,
    is_email_verified: true,
    language: 'en',
    is_jf_admin: false,
    track_user_with_pendo: false,
    is_second_factor_due: false,
    roles: [],
  }
}
