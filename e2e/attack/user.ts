/** Another user, at another address, who signs in and saves answers meanwhile. */
import { randomUUID } from 'node:crypto'

import type { saveBody } from '../bench/answer-benches.ts'
import { send, sendJson, type Reply } from './send.ts'
import { cookieOf } from './sign-on.ts'

const FROM = '127.9.9.9'

type Given = { candidate: Parameters<typeof saveBody>[0]; saveBody: typeof saveBody }

/** Both reject when the server does not do it; `times` in ms. */
export function createUser(port: number, { candidate, saveBody: bodyOf }: Given) {
  const times = { signIn: [] as number[], save: [] as number[] }
  let cookie = ''
  return {
    times,
    async signIn(): Promise<void> {
      const body = { email: candidate.email, password: 'Bench-pass-1!' }
      const path = '/auth/v1/login/'
      const reply = await timed(times.signIn, () => sendJson({ port, path, body, from: FROM }))
      // A session's token ends after some minutes.
      cookie = cookieOf(reply)
    },
    async save(): Promise<void> {
      const headers = {
        cookie,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      const path = '/user-response/v1/assessment-answers/'
      const body = bodyOf(candidate)
      await timed(times.save, () => send({ port, method: 'POST', path, headers, body, from: FROM }))
    },
  }
}

async function timed(list: number[], call: () => Promise<Reply>): Promise<Reply> {
  const started = performance.now()
  const reply = await call()
  const { status, text } = reply
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`)
  list.push(performance.now() - started)
  return reply
}
