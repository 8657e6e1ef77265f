// What hangs is given up, so that it holds up nothing else; what it did on the server is found out by asking again.
import { describe, expect, it } from 'vitest'

import { createApi } from '#web/api/client.ts'
import { SessionFetch } from '#web/api/session-fetch.ts'

import { apiMediaTransport } from './media-transport.ts'
import { apiTransport } from './transport.ts'

const ATTEMPT = '0199a1b2-0000-7000-8000-000000000001'

/** A network on which nothing is ever answered, and a clock that a test moves. */
function openDeadLine() {
  const waits: { ms: number; run: () => void }[] = []
  const session = new SessionFetch(
    ({ signal }) =>
      new Promise((_, reject) => {
        const giveUp = () => reject(new TypeError('Given up'))
        // As fetch does: a request may have been given up before it left.
        if (signal.aborted) giveUp()
        else signal.addEventListener('abort', giveUp)
      }),
  )
  const time = {
    after(ms: number, run: () => void) {
      const wait = { ms, run }
      waits.push(wait)
      return () => void waits.splice(waits.indexOf(wait), 1)
    },
  }
  return { session, time, waits }
}

describe('a request that hangs', () => {
  it('I5 is given up after a while, and nothing is known of it', async () => {
    const { session, time, waits } = openDeadLine()
    const outcome = apiTransport(createApi(session), { ownerId: 1, time }).fetchAnswers(ATTEMPT)
    expect(waits.map(({ ms }) => ms)).toEqual([20_000])
    waits[0]?.run()
    expect(await outcome).toEqual({ kind: 'unreachable' })
    expect(waits).toEqual([])
  })

  it('I10 has more time the more it carries', async () => {
    const { session, time, waits } = openDeadLine()
    const media = apiMediaTransport({ api: createApi(session), session }, { ownerId: 1, time })
    const bytes = new ArrayBuffer(4_000_000)
    const part = { index: 0, size: bytes.byteLength, sha256: 'ab'.repeat(32) }
    const chunk = { offset: 0, part, bytes }
    const outcome = media.append(ATTEMPT, chunk)
    expect(waits.map(({ ms }) => ms)).toEqual([520_000])
    waits[0]?.run()
    expect(await outcome).toEqual({ kind: 'unreachable' })
  })
})
