// Several processes on one PostgreSQL and one folder, behind a load balancer, one of which is killed in the middle of it:
// what people were told is saved is there, once. `PROCESS_ROUNDS=20` goes on for longer, with a new process for each one.
import { randomInt, randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { answer, answerEvidence, attempt, attributeScore } from '#server/db/schema/assessment.ts'
import { mail, mailboxMessage } from '#server/db/schema/mail.ts'
import { tryLimit } from '#server/db/schema/try-limit.ts'
import { createAccessTokens } from '#server/http/access-token.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  listQuestions,
} from '#testing/builders.ts'
import { activityOf, heldBy, revision, save, startAttempt, submit } from '#testing/candidate.ts'
import { createRandom } from '#testing/faults/random.ts'
import { openRoundRobin } from '#testing/round-robin.ts'
import { openServers } from '#testing/server-process.ts'
import type { Client } from '#testing/test-client.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const ROUNDS = Number(process.env['PROCESS_ROUNDS'] ?? 1)
const SEED = Number(process.env['PROCESS_SEED'] ?? randomInt(1e9))
const PROCESSES = 3
const CANDIDATES = 6
/** Saved one by one; the others of an activity at once. */
const SINGLE_SAVES = 8
/** A heartbeat that fails to come, the next look for it, and the wait of a job that is done again. */
const RECOVERY = { timeout: 30_000, interval: 100 }

const database = await openTestDatabase()
const { owner, url: databaseUrl } = database
const random = createRandom(SEED)
const secret = 's'.repeat(32)
const tokens = createAccessTokens({ secret })
const { folder, start } = openServers()
const running: { child: ReturnType<typeof start>['child']; address: string }[] = []

// The embedded database belongs to one process.
describe.runIf(databaseUrl !== null)(`${PROCESSES} processes, PROCESS_SEED=${SEED}`, () => {
  it(
    'lose nothing and do nothing twice while one of them is killed',
    async () => {
      await Promise.all(Array.from({ length: PROCESSES }, startProcess))
      const balancer = await openRoundRobin(() => running.map(({ address }) => address))
      afterAll(() => balancer.close())
      const requisition = await buildRequisition(database, {
        company: await buildCompany(database),
      })
      const { asmtId } = activityOf(requisition, 'competencies')
      const questionIds = (await listQuestions(database, asmtId)).map(
        ({ question_id }) => question_id,
      )

      for (let round = 0; round < ROUNDS; round += 1) {
        // All ask from one address, which is limited over the rounds.
        await owner.delete(tryLimit)
        const acknowledged = { count: 0 }
        const people = await Promise.all(
          Array.from({ length: CANDIDATES }, async () => {
            const person = await buildPerson(database)
            const application = await buildApplication(database, { requisition, person })
            const client = await callerOf(person.userId, { url: balancer.url, acknowledged })
            return { person, candidate: { client, person, application, requisition } }
          }),
        )
        const killing = killAfter(random.below(CANDIDATES * (SINGLE_SAVES + 3)), acknowledged)
        const done = await Promise.all(
          people.map(async ({ person, candidate }) => {
            const asked = await asksForPassword(balancer.url, person.email)
            const attemptId = await startAttempt(candidate)
            const answers = questionIds.map((id, index) => revision(id, { value: (index % 5) + 1 }))
            const { client } = candidate
            for (const one of answers.slice(0, SINGLE_SAVES))
              await save(client, { attemptId, answers: [one] })
            await save(client, { attemptId, answers: answers.slice(SINGLE_SAVES) })
            const reply = await submit(client, { attemptId, answers })
            return {
              client,
              attemptId,
              answers,
              asked,
              userId: person.userId,
              status: reply.status,
            }
          }),
        )
        await killing
        expect(done.map(({ status }) => status)).toEqual(done.map(() => 200))
        const attemptIds = done.map(({ attemptId }) => attemptId)
        await vi.waitFor(async () => expect(await openJobs()).toEqual([]), RECOVERY)

        for (const { client, attemptId, answers } of done) {
          const values = answers.map(({ question_id: id, value }) => [id, value])
          expect(await heldBy(client, attemptId)).toEqual(Object.fromEntries(values))
        }
        const theirs = inArray(answer.attemptId, attemptIds)
        expect(await owner.$count(answer, theirs)).toBe(CANDIDATES * questionIds.length)
        const late = inArray(answerEvidence.attemptId, attemptIds)
        expect(await owner.$count(answerEvidence, late)).toBe(0)
        expect(new Set(await scoresOf(attemptIds))).toHaveLength(1)
        expect(
          await mailsOf(done.filter(({ asked }) => asked).map(({ userId }) => userId)),
        ).toEqual(done.filter(({ asked }) => asked).map(() => 1))
        if (round + 1 < ROUNDS) await startProcess()
      }
    },
    60_000 + ROUNDS * 60_000,
  )
})

async function startProcess(): Promise<void> {
  const { child, isRunning } = start({
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: path.join(folder, 'shared'),
    SECRET: secret,
  })
  running.push({ child, address: await isRunning })
}

/** Kills one of the processes once so many requests were answered. */
async function killAfter(count: number, acknowledged: { readonly count: number }): Promise<void> {
  await vi.waitUntil(() => acknowledged.count >= count, { timeout: 30_000, interval: 1 })
  const [victim] = running.splice(random.below(running.length), 1)
  victim?.child.kill('SIGKILL')
}

/** As a device: what was not answered is sent again, under the same key. */
async function callerOf(
  userId: number,
  given: { url: string; acknowledged: { count: number } },
): Promise<Client> {
  const bearer = await tokens.sign({ userId, sessionId: randomUUID(), isProviderAdmin: false })
  const send: Client['send'] = async ({ method, url, body, key = randomUUID() }) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${bearer}`,
      ...(key === null ? {} : { 'idempotency-key': key }),
    }
    const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    for (;;) {
      const reply = await fetch(given.url + url, sent).catch(() => null)
      if (reply !== null && reply.status < 500) {
        given.acknowledged.count += 1
        return { status: reply.status, body: await reply.json(), headers: {}, cookies: [] }
      }
      await setTimeout(20)
    }
  }
  return {
    bearer,
    address: '127.0.0.1',
    cookies: new Map(),
    send,
    get: (url, options) => send({ method: 'GET', url, ...options }),
    post: (url, body, options) => send({ method: 'POST', url, body, ...options }),
    put: (url, body, options) => send({ method: 'PUT', url, body, ...options }),
    patch: (url, body, options) => send({ method: 'PATCH', url, body, ...options }),
    delete: (url, options) => send({ method: 'DELETE', url, ...options }),
  }
}

/** Asks once, without a key; whether that was answered. */
async function asksForPassword(url: string, email: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const sent = { method: 'POST', headers, body: JSON.stringify({ email }) }
  const reply = await fetch(`${url}/auth/v1/forgot-password/`, sent).catch(() => null)
  return reply?.status === 204
}

/** Jobs that are still to be done, or were given up, but for those that wait for their hour. */
async function openJobs(): Promise<unknown[]> {
  const rows = await owner.execute(sql`select name, state, output from pgboss.job
    where state in ('created', 'retry', 'active', 'failed')
      and name in ('score-attempt', 'request-password-reset', 'send-mail', 'notify-staff')`)
  return z.object({ rows: z.array(z.unknown()) }).parse(rows).rows
}

/** Of each attempt its scores, as text: all gave the same answers. */
async function scoresOf(attemptIds: readonly string[]): Promise<string[]> {
  const rows = await owner
    .select({
      attemptId: attempt.attemptId,
      type: attributeScore.attributeTypeId,
      raw: attributeScore.raw,
    })
    .from(attempt)
    .innerJoin(
      attributeScore,
      and(
        eq(attributeScore.accountId, attempt.accountId),
        eq(attributeScore.userStepActivityId, attempt.userStepActivityId),
      ),
    )
    .where(inArray(attempt.attemptId, [...attemptIds]))
    .orderBy(attributeScore.attributeTypeId)
  const byAttempt = Map.groupBy(rows, (row) => row.attemptId)
  expect(byAttempt.size).toBe(attemptIds.length)
  return [...byAttempt.values()].map((scores) =>
    JSON.stringify(scores.map(({ type, raw }) => [type, raw])),
  )
}

/** How many messages each of them got. */
async function mailsOf(userIds: readonly number[]): Promise<number[]> {
  const rows = await owner
    .select({ userId: mail.userId })
    .from(mail)
    .innerJoin(mailboxMessage, eq(mailboxMessage.mailId, mail.mailId))
    .where(and(inArray(mail.userId, [...userIds]), eq(mail.kind, 'reset-password')))
  return userIds.map((userId) => rows.filter((row) => row.userId === userId).length)
}
