// Ways to break what the product promises, from outside of it, each with a day on which it shows: whether the check would
// notice. None of this is known to the product.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Trouble } from '#testing/faults/journal.ts'
import { refusalOf } from '#testing/faults/not-ours.ts'

import { asReply, type Call, type Meddler, type Reply } from './fault-proxy.ts'
import type { Mutant } from './run-schedule.ts'
import type { Schedule } from './schedule.ts'

export type Trial = {
  /** What is wrong. */
  readonly name: string
  readonly kind: Trouble['kind']
  /** Made again for each run: some break a thing once. */
  readonly mutant: () => Mutant
  readonly steps: Schedule['steps']
}

const answers = (keys: readonly number[]) =>
  ({ do: 'answer', tab: 0, keys, isPatient: true }) as const

export const trials: readonly Trial[] = [
  {
    name: 'answers are swallowed on the way, under forged receipts',
    kind: 'lost',
    // Each of them: one alone may be replaced by a newer choice, and is then missed by no one.
    mutant: () => ({
      meddle: (call, forward) =>
        isSaving(call) ? Promise.resolve(forgedReceipt(call)) : forward(call),
    }),
    steps: [answers([2])],
  },
  {
    name: 'the disk is wiped when the browser dies',
    kind: 'lost',
    mutant: () => ({
      onDeath: (profile) => rm(join(profile, 'Default/IndexedDB'), { recursive: true }),
    }),
    steps: [
      { do: 'offline', isAnnounced: true },
      answers([2, 3]),
      { do: 'browser-is-killed', isDiskFull: false },
    ],
  },
  {
    name: 'a request is repeated under another key',
    kind: 'duplicate',
    mutant: () => ({
      meddle: onceOnAnswers(async (call, forward) => {
        await forward(call)
        return forward(withHeaders(call, { 'idempotency-key': randomUUID() }))
      }),
    }),
    steps: [answers([2])],
  },
  {
    name: 'a refusal that is not the server’s carries its mark',
    kind: 'stuck',
    mutant: () => ({
      meddle: (call, forward) =>
        isSaving(call)
          ? asReply(refusalOf({ status: 403, code: 'forbidden', serverMs: Date.now() }))
          : forward(call),
    }),
    steps: [answers([2])],
  },
  {
    name: 'the work of one person is sent in the session of another',
    kind: 'foreign',
    mutant: () => ({ meddle: mixedUpOnce() }),
    // Without a sign-out: the session of the user who did sign out would be refused.
    steps: [answers([2]), { do: 'hand-over', signsOut: false, keys: [4] }],
  },
]

type Forward = (call: Call) => Promise<Reply>

function onceOnAnswers(meddle: (call: Call, forward: Forward) => Promise<Reply>): Meddler {
  let isDone = false
  return (call, forward) => {
    if (isDone || !isSaving(call)) return forward(call)
    isDone = true
    return meddle(call, forward)
  }
}

// Once another user is here, the first of their requests goes under the cookies of the user who was here before.
function mixedUpOnce(): Meddler {
  let first: string | undefined
  let isDone = false
  return (call, forward) => {
    if (!isSaving(call)) return forward(call)
    const user = String(call.headers['fairlead-user'])
    first ??= `${user} ${call.headers.cookie}`
    const [before, ...cookie] = first.split(' ')
    if (isDone || user === before) return forward(call)
    isDone = true
    return forward(withHeaders(call, { cookie: cookie.join(' '), 'fairlead-user': before }))
  }
}

function isSaving({ method, path }: Call): boolean {
  return method === 'POST' && path === '/user-response/v1/assessment-answers/'
}

function withHeaders(call: Call, headers: Call['headers']): Call {
  return { ...call, headers: { ...call.headers, ...headers } }
}

function forgedReceipt({ body }: Call): Reply {
  const sent: { attempt_id: string; answers: { answered_at: string }[] } = JSON.parse(
    body.toString(),
  )
  const data = {
    attempt_id: sent.attempt_id,
    acknowledged: sent.answers,
    superseded: [],
    is_fenced: false,
    answered_count: sent.answers.length,
    server_time: sent.answers[0]?.answered_at,
  }
  const headers = { 'content-type': 'application/json' }
  return { status: 200, headers, body: Buffer.from(JSON.stringify({ data })) }
}
