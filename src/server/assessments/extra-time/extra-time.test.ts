// Extra time on the server: who sets and sees it, what it does to limits, and that it leaves no trace where it must not.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { emptyTypingLog, encodeTypingEvent } from '#contract/assessments/typing-log.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { extraTimeSetting } from '#server/db/schema/extra-time.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import {
  activityOf,
  buildCandidate,
  revision,
  save,
  startAttempt,
  submit,
} from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'
import { journalBody, journalOf, startTimerBody } from '#testing/timing.ts'

import { numerical } from '../instruments/numerical/numerical.ts'
import { PASSAGE } from '../instruments/typing-test/typing-passages.ts'
import { scoreAttempt } from '../score-attempt.ts'

const START = '/user-response/v1/start-times/'
const JOURNAL = '/user-response/v1/attempt-journal/'
const LIMIT_SECONDS = numerical.content.sections?.[0]?.time_limit_seconds ?? 0

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const requisition = await buildRequisition(database, {
  company,
  instruments: ['numerical', 'typing-test-1'],
})
const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

async function arrive() {
  const candidate = await buildCandidate(test, { requisition })
  const { userSmartreqId, refId, userId } = candidate.application
  const address = `/smartreq/v1/user-smartreq/${userSmartreqId}/extra-time/`
  const set = (extraTime: string, more: object = {}) =>
    admin.put(address, { extra_time: extraTime, ...more })
  const packageOf = async (slug: string) => {
    const { jobStepActivityId } = activityOf(requisition, slug)
    const query = `job_step_activity_id=${jobStepActivityId}&ref_id=${refId}`
    const { jobId } = candidate.application
    return (await candidate.client.get(`/user-response/v1/job-questions/${jobId}/?${query}`)).body
      .data
  }
  const tracker = `/user/v1/progress-tracker/user/${userId}/ref/${refId}/`
  return { ...candidate, address, set, packageOf, tracker }
}

async function scorecardOf({ application }: Awaited<ReturnType<typeof arrive>>) {
  const path = `/smartreq/v1/user-smartreq/${application.userSmartreqId}/scorecard/`
  return (await recruiter.get(path)).body.data
}

describe('extra time', () => {
  it('comes with the package and the tracker, and leaves both as they were when it is taken back', async () => {
    const candidate = await arrive()
    expect(await candidate.packageOf('numerical')).not.toHaveProperty('extra_time')
    expect((await candidate.set('1.5')).body.data).toEqual({ extra_time: '1.5', before: 'none' })
    expect(await candidate.packageOf('numerical')).toMatchObject({ extra_time: '1.5' })
    const { body } = await candidate.client.get(candidate.tracker)
    const activities = body.data.steps.flatMap((step: { activities: object[] }) => step.activities)
    expect(activities).toHaveLength(2)
    for (const activity of activities) expect(activity).toMatchObject({ extra_time: '1.5' })
    const undone = await candidate.set('none', { instead_of: '1.5' })
    expect(undone.body.data).toEqual({ extra_time: 'none', before: '1.5' })
    expect(await candidate.packageOf('numerical')).not.toHaveProperty('extra_time')
  })

  it('is not taken back over what another user has set since', async () => {
    const candidate = await arrive()
    await candidate.set('1.5')
    await candidate.set('2')
    const late = await candidate.set('none', { instead_of: '1.5' })
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
    expect((await admin.get(candidate.address)).body.data).toMatchObject({ extra_time: '2' })
  })

  it('is set once however often the request arrives, and written into the trail without its value', async () => {
    const candidate = await arrive()
    const key = randomUUID()
    const body = { extra_time: '2' }
    const replies = [
      await admin.put(candidate.address, body, { key }),
      await admin.put(candidate.address, body, { key }),
    ]
    expect(replies[1]?.body).toEqual(replies[0]?.body)
    const { userSmartreqId } = candidate.application
    const isTheirs = eq(extraTimeSetting.userSmartreqId, userSmartreqId)
    expect(await database.owner.$count(extraTimeSetting, isTheirs)).toBe(1)
    const trail = await database.owner
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.entityId, userSmartreqId))
    const [entry] = trail.filter(({ entity }) => entity === 'extra_time')
    expect(entry).toMatchObject({ action: 'set_extra_time', toState: null, after: null })
  })

  it('is nothing that a recruiter without private data sees or sets', async () => {
    const candidate = await arrive()
    await candidate.set('2')
    expect((await recruiter.get(candidate.address)).status).toBe(403)
    expect((await recruiter.put(candidate.address, { extra_time: 'none' })).status).toBe(403)
    expect(JSON.stringify(await scorecardOf(candidate))).not.toMatch(/extra.time/i)
  })

  it.each(['3', '', 1.5, null, undefined])('is refused as %j', async (value) => {
    const { address } = await arrive()
    const reply = await admin.put(address, { extra_time: value })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.error.fields)).toEqual(['extra_time'])
  })
})

describe('a limited part', () => {
  /** Starts the section `secondsAgo`, answers it now, and submits; what staff see of the timing. */
  async function answerAfter(
    candidate: Awaited<ReturnType<typeof arrive>>,
    given: { secondsAgo: number; claimed?: string },
  ) {
    const { client } = candidate
    const attemptId = await startAttempt(candidate, { slug: 'numerical' })
    const startedAt = new Date(Date.now() - given.secondsAgo * 1000)
    const start = { ...startTimerBody({ attemptId, startedAt }), extra_time: given.claimed }
    const begun = await client.post(START, start)
    const entries = await journalOf([{ kind: 'page' }])
    await client.post(JOURNAL, journalBody({ attemptId, entries }))
    const finish = async () => {
      const answers = [revision('numerical-shares-1', { value: 1, minutesAgo: 0 })]
      await save(client, { attemptId, answers })
      expect((await submit(client, { attemptId, answers })).status).toBe(200)
      const { activities } = await scorecardOf(candidate)
      return activities[0].timing.reasons
    }
    return { begun: begun.body.data, attemptId, finish }
  }

  it('may take as long as it was given, and no longer', async () => {
    const [within, beyond, without] = [await arrive(), await arrive(), await arrive()]
    await within.set('1.5')
    await beyond.set('1.5')
    const seconds = LIMIT_SECONDS * 1.25
    const claimed = '1.5'
    const reasonsOf = async (...of: Parameters<typeof answerAfter>) =>
      (await answerAfter(...of)).finish()
    expect(await reasonsOf(within, { secondsAgo: seconds, claimed })).not.toContain('over_time')
    expect(await reasonsOf(beyond, { secondsAgo: LIMIT_SECONDS * 2, claimed })).toContain(
      'over_time',
    )
    // What a device claims and no one has given counts for nothing.
    expect(await reasonsOf(without, { secondsAgo: seconds, claimed })).toContain('over_time')
  })

  it('keeps the time with which it began when it is taken back, and gains what is given later', async () => {
    const [back, later] = [await arrive(), await arrive()]
    await back.set('2')
    await back.packageOf('numerical')
    await back.set('none')
    const seconds = LIMIT_SECONDS * 1.5
    const begun = await answerAfter(back, { secondsAgo: seconds, claimed: '2' })
    expect(begun.begun).not.toHaveProperty('extra_time')
    expect(await begun.finish()).not.toContain('over_time')

    const running = await answerAfter(later, { secondsAgo: seconds })
    await later.set('2')
    const heard = await later.client.get(`${START}${running.attemptId}/`)
    expect(heard.body.data).toMatchObject({ extra_time: '2' })
    expect(await running.finish()).not.toContain('over_time')
  })
})

describe('a typing test', () => {
  // 200 characters at 2.5 a second: 80 s, 40 words.
  const log = Array.from(PASSAGE.en.slice(0, 200)).reduce(
    (all, inserted, index) =>
      all + encodeTypingEvent(index === 0 ? 0 : 396 + (index % 9), { deleted: 0, inserted }),
    emptyTypingLog('en'),
  )

  it.each([
    ['1.5', 90, 40 / 1.5],
    ['2', 120, 20],
    ['no_limit', null, 30],
  ])('with %s lasts %j seconds, and speed is words in that time', async (given, seconds, wpm) => {
    const candidate = await arrive()
    await candidate.set(given)
    const { client, application } = candidate
    const { jobStepActivityId } = activityOf(requisition, 'typing-test-1')
    const { refId, userId } = application
    const path = `/user-response/v1/typing-tests/job_step_activity/${jobStepActivityId}/user/${userId}/ref/${refId}/`
    expect((await client.get(path)).body.data).toMatchObject({ seconds })
    const attemptId = await startAttempt(candidate, { slug: 'typing-test-1' })
    const body = startTimerBody({ attemptId, timer: 'section:test' })
    expect((await client.post(START, { ...body, extra_time: given })).status).toBe(200)
    const answers = [revision('typing', { value: log })]
    await save(client, { attemptId, answers })
    await submit(client, { attemptId, answers })
    const { accountId } = company
    await scoreAttempt({ database, now: () => new Date() }, { accountId, attemptId })
    const { activities } = await scorecardOf(candidate)
    const [, typing] = activities
    expect(typing.typing.wpm).toBeCloseTo(wpm, 0)
    expect(typing.scores[0].raw).toBeCloseTo(typing.typing.wpm, 2)
    expect(typing.typing.correct).toBe(200)
    expect((await client.get(path)).body.data.result.wpm).toBe(typing.typing.wpm)
  })
})
