/** Another user, at another address, who signs in and saves answers meanwhile. */
import { randomUUID } from 'node:crypto'

import { DEMO_CANDIDATE, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import type { saveBody } from '../bench/answer-benches.ts'
import { cookieOf } from '../bench/stand.ts'
import { send, sendJson, type Reply } from './send.ts'

const FROM = '127.9.9.9'

type Given = { candidate: Parameters<typeof saveBody>[0]; saveBody: typeof saveBody }

/** Both reject when the server does not do it; `times` in ms. */
export function createUser(port: number, { candidate, saveBody: bodyOf }: Given) {
  const times = { signIn: [] as number[], save: [] as number[] }
  return {
    times,
    async signIn(): Promise<void> {
      const body = { email: DEMO_CANDIDATE.email, password: DEMO_PASSWORD }
      const path = '/auth/v1/login/'
      await timed(times.signIn, () => sendJson({ port, path, body, from: FROM }))
    },
    async save(): Promise<void> {
      const headers = {
        ...cookieOf(candidate.token),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      const path = '/user-response/v1/assessment-answers/'
      const body = bodyOf(candidate)
      await timed(times.save, () => send({ port, method: 'POST', path, headers, body, from: FROM }))
    },
  }
}

async function timed(list: number[], call: () => Promise<Reply>): Promise<void> {
  const started = performance.now()
  const { status, text } = await call()
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`)
  list.push(performance.now() - started)
}
