// Limited parts on the server: when they began, what devices tell, and what a reviewer sees of it.
import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { JournalEntry } from '#contract/assessments/timing.ts'
import { attempt } from '#server/db/schema/assessment.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { buildCandidate, revision, save, startAttempt, submit } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'
import { journalBody, journalOf, startTimerBody } from '#testing/timing.ts'

import { numerical } from '../instruments/numerical/numerical.ts'
import { JOURNAL_ENTRIES } from './timing-service.ts'

const START = '/user-response/v1/start-times/'
const JOURNAL = '/user-response/v1/attempt-journal/'
const MINUTE_MS = 60_000
const SECTION_MS = 1000 * (numerical.content.sections?.[0]?.time_limit_seconds ?? 0)

const test = await openTestApp()

async function begin(slug = 'numerical') {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company, instruments: [slug] })
  const candidate = await buildCandidate(test, { requisition })
  const attemptId = await startAttempt(candidate, { slug })
  return { ...candidate, company, attemptId }
}

/** What staff of the company see of the attempt's timing. */
async function timingOf(given: Awaited<ReturnType<typeof begin>>) {
  const { company } = given
  const recruiter = await buildStaff(test.database, { company, preset: 'Recruiter' })
  const staff = await test.as(recruiter)
  const path = `/smartreq/v1/user-smartreq/${given.application.userSmartreqId}/scorecard/`
  const { body } = await staff.get(path)
  return body.data.activities[0].timing
}

describe('a journal', () => {
  it('takes no more entries than the questions of the attempt can need', async () => {
    const { client, attemptId } = await begin()
    const entries = await journalOf([{ kind: 'page' }])
    const [entry] = entries
    const limit = JOURNAL_ENTRIES.base + JOURNAL_ENTRIES.each * numerical.content.questions.length
    const { accountId, userId } = only(
      await test.database.owner.select().from(attempt).where(eq(attempt.attemptId, attemptId)),
    )
    await test.database.owner.execute(sql`
      insert into attempt_journal
        (account_id, attempt_id, device_id, seq, hash, prev, user_id, kind, wall_ms, mono_ms, offset_ms, page, detail)
      select ${accountId}, ${attemptId}, ${randomUUID()}, n, ${entry?.hash}, ${entry?.prev}, ${userId}, 'page', 0, 0, 0,
        ${randomUUID()}, '' from generate_series(1, ${limit - 1}::int) n`)
    expect((await client.post(JOURNAL, journalBody({ attemptId, entries }))).status).toBe(200)
    const full = await client.post(JOURNAL, journalBody({ attemptId, entries: [...entries] }))
    expect([full.status, full.body.error.code]).toEqual([409, 'journal_full'])
  })
})

describe('the start of a limited part', () => {
  it('I8 is the first one that the server heard of, on whichever device', async () => {
    const { client, attemptId } = await begin()
    const earlier = new Date(Date.now() - 20_000)
    const first = await client.post(START, startTimerBody({ attemptId, startedAt: earlier }))
    const second = await client.post(START, startTimerBody({ attemptId }))
    expect(first.body.data).toMatchObject({
      attempt_id: attemptId,
      timer: 'section:shares',
      started_at: earlier.toISOString(),
    })
    expect(second.body.data).toMatchObject({
      started_at: earlier.toISOString(),
      signature: first.body.data.signature,
    })
    const { body } = await client.get(`${START}${attemptId}/`)
    expect(body.data.starts).toEqual([
      { timer: 'section:shares', started_at: earlier.toISOString() },
    ])
  })

  it('I8 is never after the moment at which it was heard of', async () => {
    const { client, attemptId } = await begin()
    const ahead = new Date(Date.now() + 24 * 60 * MINUTE_MS)
    const { body } = await client.post(START, startTimerBody({ attemptId, startedAt: ahead }))
    expect(Date.parse(body.data.started_at)).toBeLessThanOrEqual(Date.parse(body.data.server_time))
  })

  it('I3 is answered with the first receipt when it is sent again', async () => {
    const { client, attemptId } = await begin()
    const body = startTimerBody({ attemptId })
    const key = randomUUID()
    const first = await client.post(START, body, { key })
    const again = await client.post(START, body, { key })
    expect(again.body).toEqual(first.body)
  })

  it.each(['activity', 'section:no-such', 'question:numerical-shares-1'])(
    'is refused for %s, which has no limit',
    async (timer) => {
      const { client, attemptId } = await begin()
      const reply = await client.post(START, startTimerBody({ attemptId, timer }))
      expect(reply.status).toBe(400)
      expect(Object.keys(reply.body.error.fields)).toEqual(['timer'])
    },
  )

  it('I11 is no other user’s', async () => {
    const { attemptId } = await begin()
    const stranger = await begin()
    expect((await stranger.client.post(START, startTimerBody({ attemptId }))).status).toBe(404)
    expect((await stranger.client.get(`${START}${attemptId}/`)).status).toBe(404)
    const entries = await journalOf([{ kind: 'page' }])
    const body = journalBody({ attemptId, entries })
    expect((await stranger.client.post(JOURNAL, body)).status).toBe(404)
  })
})

describe('what a reviewer is told', () => {
  it('I8 is that the timing is verified, for an honest attempt', async () => {
    const taken = await begin()
    const { client, attemptId } = taken
    const deviceId = randomUUID()
    const { body } = await client.post(START, startTimerBody({ attemptId, deviceId }))
    const { timer, started_at: at, signature } = body.data
    await save(client, {
      attemptId,
      deviceId,
      answers: [revision('numerical-shares-1', { minutesAgo: 0 })],
    })
    const entries = await journalOf([
      { kind: 'page' },
      { kind: 'timer', detail: `${timer} ${at} ${signature}` },
      { kind: 'answer', detail: 'numerical-shares-1 1' },
      { kind: 'submit' },
    ])
    const reply = await client.post(JOURNAL, journalBody({ attemptId, deviceId, entries }))
    expect(reply.body.data).toMatchObject({ attempt_id: attemptId, stored: [1, 2, 3, 4] })
    expect(await timingOf(taken)).toEqual({ verdict: 'verified', reasons: [] })
  })

  it.each<[string, (entries: JournalEntry[]) => unknown[], string[]]>([
    [
      'an entry that was changed',
      (all) => all.map((one) => (one.seq === 2 ? { ...one, wall_ms: one.wall_ms + 1 } : one)),
      ['journal_broken'],
    ],
    ['an entry that was taken out', (all) => all.filter((one) => one.seq !== 2), ['journal_gap']],
    [
      'a beginning that is missing, with numbers made to fit',
      (all) => all.slice(1).map((one) => ({ ...one, seq: one.seq - 1 })),
      ['journal_broken'],
    ],
  ])('is what is wrong with the journal: %s', async (_, tamper, reasons) => {
    const taken = await begin()
    const { client, attemptId } = taken
    await client.post(START, startTimerBody({ attemptId }))
    const honest = await journalOf([{ kind: 'page' }, { kind: 'hidden' }, { kind: 'visible' }])
    const body = { ...journalBody({ attemptId, entries: [] }), entries: tamper(honest) }
    expect((await client.post(JOURNAL, body)).status).toBe(200)
    expect(await timingOf(taken)).toEqual({ verdict: 'flagged', reasons })
  })

  it('keeps both versions of a journal that was written twice', async () => {
    const taken = await begin()
    const { client, attemptId } = taken
    const deviceId = randomUUID()
    for (const mono of [0, 5])
      await client.post(
        JOURNAL,
        journalBody({
          attemptId,
          deviceId,
          entries: await journalOf([{ kind: 'page', mono_ms: mono }]),
        }),
      )
    expect(await timingOf(taken)).toEqual({ verdict: 'flagged', reasons: ['journal_broken'] })
  })

  it('is that a clock jumped, but not that a device slept', async () => {
    const jumped = await begin()
    const slept = await begin()
    const start = Date.now() - 60 * MINUTE_MS
    const jump = await journalOf([
      { kind: 'page', wall_ms: start, mono_ms: 0 },
      { kind: 'answer', wall_ms: start + 30 * MINUTE_MS, mono_ms: 1000 },
    ])
    const sleep = await journalOf([
      { kind: 'page', wall_ms: start, mono_ms: 0 },
      { kind: 'hidden', wall_ms: start + 1000, mono_ms: 1000 },
      { kind: 'visible', wall_ms: start + 30 * MINUTE_MS, mono_ms: 2000 },
    ])
    await jumped.client.post(JOURNAL, journalBody({ ...jumped, entries: jump }))
    await slept.client.post(JOURNAL, journalBody({ ...slept, entries: sleep }))
    expect(await timingOf(jumped)).toEqual({ verdict: 'flagged', reasons: ['clock_jumped'] })
    expect(await timingOf(slept)).toEqual({ verdict: 'verified', reasons: [] })
  })

  it('is that a part began without the server, and that answers came after its end', async () => {
    const taken = await begin()
    const { client, attemptId } = taken
    const startedAt = new Date(Date.now() - SECTION_MS - 2 * MINUTE_MS)
    await client.post(START, startTimerBody({ attemptId, startedAt }))
    await save(client, {
      attemptId,
      answers: [revision('numerical-shares-1', { minutesAgo: 0 })],
    })
    await client.post(
      JOURNAL,
      journalBody({ attemptId, entries: await journalOf([{ kind: 'page' }]) }),
    )
    expect(await timingOf(taken)).toEqual({
      verdict: 'flagged',
      reasons: ['over_time', 'started_offline'],
    })
  })

  it('is that there is no journal, once it is submitted', async () => {
    const taken = await begin()
    await taken.client.post(START, startTimerBody(taken))
    expect(await timingOf(taken)).toBeNull()
    await submit(taken.client, { attemptId: taken.attemptId, answers: [] })
    expect(await timingOf(taken)).toEqual({ verdict: 'flagged', reasons: ['journal_missing'] })
  })

  it('is that a start’s signature was made up', async () => {
    const taken = await begin()
    const { client, attemptId } = taken
    const { body } = await client.post(START, startTimerBody({ attemptId }))
    const earlier = new Date(Date.parse(body.data.started_at) + MINUTE_MS).toISOString()
    const detail = `section:shares ${earlier} ${body.data.signature}`
    const entries = await journalOf([{ kind: 'page' }, { kind: 'timer', detail }])
    await client.post(JOURNAL, journalBody({ attemptId, entries }))
    expect(await timingOf(taken)).toEqual({ verdict: 'flagged', reasons: ['start_forged'] })
  })

  it('is nothing while nothing is limited', async () => {
    const taken = await begin('competencies')
    const { client, attemptId } = taken
    const entries = await journalOf([{ kind: 'page' }])
    await client.post(JOURNAL, journalBody({ attemptId, entries }))
    await submit(client, { attemptId, answers: [] })
    expect(await timingOf(taken)).toBeNull()
  })
})
