// The engine against the real server: what was answered on a device arrives once, whatever the network does.
import * as fc from 'fast-check'
import { decodeJwt } from 'jose'
import { describe, expect, it, vi } from 'vitest'

import { answerEvidence } from '#server/db/schema/assessment.ts'
import { commandReceipt } from '#server/db/schema/session.ts'
import { givePassword } from '#testing/accounts.ts'
import { buildSession } from '#testing/builders.ts'
import { heldBy, type Candidate } from '#testing/candidate.ts'
import {
  arrive as arriveOn,
  openDevice,
  openNetwork,
  signInOnDevice as signInThere,
  type Fault,
} from '#testing/offline-device.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'

const test = await openTestApp()
const network = openNetwork(test)

const arrive = () => arriveOn(test, network)
const signInOnDevice = (candidate: Candidate) => signInThere(network, candidate)

describe('answers', () => {
  it('I1 says nothing before the transaction completed, and keeps what a reload finds', async () => {
    const { candidate, device, questions } = await arrive()
    network.isOnline = false
    await device.begin()
    await device.put(questions[0] ?? '', 4)
    device.crash()

    const again = await openDevice({ candidate, storage: device.storage })
    const attempt = await again.attempt()
    const rows = await again.store.listAnswers(attempt?.attemptId ?? '')
    expect(rows.map((row) => [row.questionId, row.value, row.isWaiting])).toEqual([
      [questions[0], 4, 1],
    ])
  })

  it('I1 writes on a reopened handle when the browser had closed it', async () => {
    const { device, questions } = await arrive()
    await device.begin()
    device.db.close()
    await device.put(questions[0] ?? '', 2)
    const attempt = await device.attempt()
    expect(await device.store.countWaiting(attempt?.attemptId ?? '')).toBe(1)
  })

  it('I2 counts a revision as sent only when a receipt named it', async () => {
    const { candidate, device, questions } = await arrive()
    const { attemptId } = await device.begin()
    await device.put(questions[0] ?? '', 1)
    network.faults = ['none', 'lose-reply']
    await device.engine.drain()
    expect(device.engine.status).toBe('unreachable')
    expect(await device.store.countWaiting(attemptId)).toBe(1)
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [questions[0] ?? '']: 1 })

    await device.engine.drain()
    expect(await device.store.countWaiting(attemptId)).toBe(0)
    expect(device.engine.status).toBe('idle')
  })

  it('I2 keeps waiting for answers that were changed or added while the ones before travelled', async () => {
    const { candidate, device, questions } = await arrive()
    const [changed = '', added = ''] = questions
    const { attemptId } = await device.begin()
    await device.put(changed, 1)
    const carry = globalThis.fetch
    vi.stubGlobal('fetch', async (request: Request) => {
      const reply = await carry(request)
      if (!request.url.includes('assessment-answers')) return reply
      vi.stubGlobal('fetch', carry)
      await device.put(changed, 5)
      await device.put(added, 2)
      network.isOnline = false
      return reply
    })
    await device.engine.drain()
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [changed]: 1 })
    const rows = await device.store.listAnswers(attemptId)
    expect(Object.fromEntries(rows.map((row) => [row.questionId, row]))).toMatchObject({
      [changed]: { value: 5, rev: 2, ackedRev: 1, isWaiting: 1 },
      [added]: { value: 2, rev: 1, ackedRev: 0, isWaiting: 1 },
    })
    network.isOnline = true
    await device.engine.drain()
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [changed]: 5, [added]: 2 })
  })

  it('I3 sends the same batch under the same key after a lost reply, and gets the first receipt', async () => {
    const { device, questions } = await arrive()
    await device.begin()
    await device.put(questions[0] ?? '', 1)
    network.faults = ['lose-reply', 'none', 'lose-reply']
    await device.engine.drain()
    await device.engine.drain()
    await device.engine.drain()
    const keys = network.sent
      .filter((one) => one.path.includes('assessment-answers'))
      .map((one) => one.key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    const receipts = await test.database.owner.$count(commandReceipt)
    expect(receipts).toBeGreaterThan(0)
  })

  it('I5 sets a refused attempt aside with the reason, and sends it when asked again', async () => {
    const { device, questions } = await arrive()
    const { attemptId } = await device.begin()
    await device.put(questions[0] ?? '', 99)
    await device.engine.drain()
    const questionIds = [questions[0]]
    const refusal = { code: 'validation_failed', questionIds }
    expect(await device.attempt()).toMatchObject({ refusal })
    await device.store.retry(attemptId)
    await device.engine.drain()
    expect(await device.attempt()).toMatchObject({ refusal })
    expect(await device.waiting()).toEqual([])

    // Another answer in its place is sent without being asked for.
    await device.put(questions[0] ?? '', 2)
    await device.engine.drain()
    expect(await device.attempt()).toMatchObject({ refusal: null })
    expect(await device.store.countWaiting(attemptId)).toBe(0)
  })

  it('I5 waits for a sign-in after a 401, and deletes nothing', async () => {
    const { candidate, device, questions } = await arrive()
    const { attemptId } = await device.begin()
    await device.put(questions[0] ?? '', 3)
    network.bearer = null
    await device.engine.drain()
    expect(device.engine.status).toBe('signed-out')
    expect(await device.store.countWaiting(attemptId)).toBe(1)

    await signInOnDevice(candidate)
    await device.engine.drain()
    expect(await device.store.countWaiting(attemptId)).toBe(0)
  })

  it('I5 keeps what waits when its session is ended from another device, and sends it after the next sign-in', async () => {
    const { candidate, device, questions } = await arrive()
    const { attemptId } = await device.begin()
    await device.put(questions[0] ?? '', 4)
    const { userId } = candidate.person
    const claims = decodeJwt(network.bearer ?? '')
    const sessionId = await buildSession(test.database, {
      userId,
      sessionId: String(claims['sid']),
    })
    const elsewhere = await test.as(candidate.person)
    await givePassword(test, userId)
    const password = TEST_PASSWORD
    expect((await elsewhere.post(`/auth/v1/sessions/${sessionId}/end/`, { password })).status).toBe(
      204,
    )

    await device.engine.drain()
    expect(device.engine.status).toBe('signed-out')
    expect(await device.store.countWaiting(attemptId)).toBe(1)
    network.bearer = elsewhere.bearer
    await device.engine.drain()
    expect(await device.store.countWaiting(attemptId)).toBe(0)
    expect(await heldBy(elsewhere, attemptId)).toEqual({ [questions[0] ?? '']: 4 })
  })
})

describe('submission', () => {
  it('submits what the device holds, and says so by the server’s receipt', async () => {
    const { candidate, device, questions } = await arrive()
    const { attemptId } = await device.begin()
    for (const id of questions) await device.put(id, 3)
    await device.handIn()
    await device.engine.drain()
    expect((await device.attempt())?.submittedAt).not.toBeNull()
    expect(await device.waiting()).toEqual([])
    expect(Object.keys(await heldBy(candidate.client, attemptId))).toHaveLength(questions.length)
  })

  it('I3 submits once when the reply is lost', async () => {
    const { device, questions } = await arrive()
    await device.begin()
    await device.put(questions[0] ?? '', 3)
    await device.handIn()
    network.faults = ['none', 'none', 'lose-reply']
    await device.engine.drain()
    expect((await device.attempt())?.submittedAt).toBeNull()
    await device.engine.drain()
    expect((await device.attempt())?.submittedAt).not.toBeNull()
    expect(test.recordedJobs.filter((job) => job.name === 'score-attempt').length).toBeGreaterThan(
      0,
    )
  })

  it('I6 keeps another device’s late revision as evidence and merges nothing', async () => {
    const { candidate, device, questions } = await arrive()
    const other = await openDevice({ candidate })
    const { attemptId } = await device.begin()
    await device.put(questions[0] ?? '', 3)
    await device.engine.drain()
    await other.begin()
    await other.engine.drain()
    await device.handIn()
    await device.engine.drain()

    await other.put(questions[0] ?? '', 5)
    await other.engine.drain()
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [questions[0] ?? '']: 3 })
    expect(await test.database.owner.$count(answerEvidence)).toBe(1)
  })

  it('I5 asks a server that never agrees a few times, then opens the differing answers again', async () => {
    const { candidate, device, questions } = await arrive()
    const { attemptId } = await device.begin()
    const [first = '', second = ''] = questions
    await device.put(first, 3)
    await device.put(second, 4)
    await device.handIn()
    network.faults = [
      'none',
      'none',
      ...Array.from({ length: 20 }, () => ['differ', 'none'] as const).flat(),
    ]
    await device.engine.drain()
    const submits = network.sent.filter(({ path }) => path.includes('user-questions-submit'))
    expect(submits).toHaveLength(4)
    const refused = await device.attempt()
    expect(refused).toMatchObject({ refusal: { code: 'answers_differ', questionIds: [first] } })
    expect(await device.waiting()).toEqual([])

    await device.store.reopen(attemptId)
    expect(await device.attempt()).toMatchObject({
      handedInAt: null,
      refusal: null,
      recheck: [first],
    })
    network.faults = []
    await device.put(first, 1)
    await device.handIn()
    await device.engine.drain()
    expect((await device.attempt())?.submittedAt).not.toBeNull()
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [first]: 1, [second]: 4 })
  })

  it('does not open again what the server accepted', async () => {
    const { device, questions } = await arrive()
    const { attemptId } = await device.begin()
    await device.put(questions[0] ?? '', 3)
    await device.handIn()
    await device.engine.drain()
    await device.store.reopen(attemptId)
    expect((await device.attempt())?.handedInAt).not.toBeNull()
  })

  it('refuses an answer on the device once the attempt is submitted', async () => {
    const { device, questions } = await arrive()
    await device.begin()
    await device.handIn()
    await expect(device.put(questions[0] ?? '', 1)).rejects.toThrow('')
    expect(await device.store.countWaiting((await device.attempt())?.attemptId ?? '')).toBe(0)
  })
})

describe('faults at random', () => {
  const faults = fc.constantFrom<Fault>(
    'none',
    'none',
    'drop',
    'lose-reply',
    'fail-500',
    'too-many',
  )
  const steps = fc.array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant('put' as const),
          question: fc.nat(7),
          value: fc.integer({ min: 1, max: 5 }),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant('drain' as const),
          faults: fc.array(faults, { maxLength: 4 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const) }) },
    ),
    { minLength: 3, maxLength: 25 },
  )

  it('I1 I2 I3 what was answered last is what the server holds, once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const arrived = await arrive()
        const { candidate, questions } = arrived
        let { device } = arrived
        const { attemptId } = await device.begin()
        const typed: Record<string, number> = {}
        for (const step of script) {
          if (step.do === 'put') {
            const id = questions[step.question] ?? ''
            await device.put(id, step.value)
            typed[id] = step.value
          } else if (step.do === 'drain') {
            network.faults = [...step.faults]
            await device.engine.drain()
          } else {
            device.crash()
            device = await openDevice({ candidate, storage: device.storage })
          }
        }
        network.faults = []
        await device.handIn()
        await device.engine.drain()
        expect((await device.attempt())?.submittedAt ?? null).not.toBeNull()
        expect(await heldBy(candidate.client, attemptId)).toEqual(typed)
        device.crash()
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
