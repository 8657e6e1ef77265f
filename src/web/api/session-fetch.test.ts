// One refresh for however many requests meet a 401, and no request that suffers from another one that is given up.
import { describe, expect, it } from 'vitest'

import { REPLY_MARK } from '#contract/core/reply-mark.ts'

import { SessionFetch } from './session-fetch.ts'

const REFRESH = '/auth/v1/token-refresh/'

/** A server that knows no one until a refresh was answered, which a test does when it likes. */
function openExpired({ after }: { after?: (ms: number, run: () => void) => () => void } = {}) {
  const refreshes: { request: Request; answer: (status: number) => void }[] = []
  let isRenewed = false
  const renew = (isPossible: boolean) => {
    isRenewed = isPossible
    return Promise.resolve(isPossible)
  }
  const session = new SessionFetch(
    async (request) => {
      if (!request.url.endsWith(REFRESH)) return reply(isRenewed ? 200 : 401)
      return new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new TypeError('Given up')))
        const answer = (status: number) => {
          isRenewed = status === 200
          resolve(reply(status))
        }
        refreshes.push({ request, answer })
      })
    },
    { after },
  )
  const ask = (signal?: AbortSignal) =>
    session.fetch(new Request('http://localhost/user/v1/', signal ? { signal } : {}))
  return { session, ask, refreshes, renew }
}

function reply(status: number): Response {
  return new Response(null, { status, headers: { [REPLY_MARK]: String(Date.now()) } })
}

describe('a 401', () => {
  it('starts one refresh for fifty requests, and each is sent once more', async () => {
    const { ask, refreshes } = openExpired()
    const replies = Promise.all(Array.from({ length: 50 }, () => ask()))
    await expect.poll(() => refreshes.length).toBe(1)
    refreshes[0]?.answer(200)
    expect((await replies).map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(refreshes).toHaveLength(1)
  })

  it('of a session at a station is tried again with another credential, where it gets one', async () => {
    for (const isRenewed of [true, false]) {
      const { session, ask, refreshes, renew } = openExpired()
      session.actAt('7c9e6679-7425-40de-944b-e07fc1f90ae7', { renew: () => renew(isRenewed) })
      expect((await ask()).status).toBe(isRenewed ? 200 : 401)
      expect(refreshes).toEqual([])
    }
  })

  it('I16 gives a refresh up that hangs, though there is always a user who waits for it', async () => {
    const limits: { ms: number; run: () => void }[] = []
    const after = (ms: number, run: () => void) => {
      limits.push({ ms, run })
      return () => undefined
    }
    const { ask, refreshes } = openExpired({ after })
    const first = ask()
    await expect.poll(() => refreshes.length).toBe(1)
    const second = ask()
    // By then it has met its 401 and waits as well.
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    expect(limits.map(({ ms }) => ms)).toEqual([20_000])
    limits[0]?.run()
    await expect(first).rejects.toMatchObject({ code: 'network' })
    await expect(second).rejects.toMatchObject({ code: 'network' })
    const third = ask()
    await expect.poll(() => refreshes.length).toBe(2)
    refreshes[1]?.answer(200)
    expect((await third).status).toBe(200)
  })

  it('ends the session when the server refuses the refresh', async () => {
    const { session, ask, refreshes } = openExpired()
    let ended = 0
    session.onSessionEnd(() => (ended += 1))
    const reply = ask()
    await expect.poll(() => refreshes.length).toBe(1)
    refreshes[0]?.answer(401)
    expect((await reply).status).toBe(401)
    expect(ended).toBe(1)
  })

  it('does not fail a request because another one that waits with it is called off', async () => {
    const { ask, refreshes } = openExpired()
    const leaving = new AbortController()
    const first = ask(leaving.signal)
    await expect.poll(() => refreshes.length).toBe(1)
    const second = ask()
    // By then the second has met its 401 and waits as well: all of that goes without waiting for anything outside.
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    leaving.abort()
    await expect(first).rejects.toMatchObject({ code: 'network' })
    refreshes[0]?.answer(200)
    expect((await second).status).toBe(200)
    expect(refreshes).toHaveLength(1)
  })

  it('gives a refresh up that no one waits for, and starts another for the next request', async () => {
    const { session, ask, refreshes } = openExpired()
    let ended = 0
    session.onSessionEnd(() => (ended += 1))
    const leaving = new AbortController()
    const first = ask(leaving.signal)
    await expect.poll(() => refreshes.length).toBe(1)
    leaving.abort()
    await expect(first).rejects.toMatchObject({ code: 'network' })
    expect(refreshes[0]?.request.signal.aborted).toBe(true)
    const second = ask()
    await expect.poll(() => refreshes.length).toBe(2)
    refreshes[1]?.answer(200)
    expect((await second).status).toBe(200)
    expect(ended).toBe(0)
  })
})
