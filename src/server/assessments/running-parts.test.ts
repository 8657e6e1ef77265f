import { describe, expect, it } from 'vitest'

import type { RunningPart } from '#contract/progress/progress.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { buildCandidate, startAttempt, submit, type Candidate } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'
import { startTimerBody } from '#testing/timing.ts'

const SLUG = 'numerical'
const MINUTE_MS = 60_000

const test = await openTestApp()
const requisition = await buildRequisition(test.database, {
  company: await buildCompany(test.database),
  instruments: [SLUG],
})

async function begin(minutesAgo: number) {
  const candidate = await buildCandidate(test, { requisition })
  const attemptId = await startAttempt(candidate, { slug: SLUG })
  const startedAt = new Date(Date.now() - minutesAgo * MINUTE_MS)
  const body = startTimerBody({ attemptId, startedAt })
  const { status } = await candidate.client.post('/user-response/v1/start-times/', body)
  expect(status).toBe(200)
  return { candidate, attemptId, startedAt: body.started_at }
}

async function runningOf({ client, application }: Candidate): Promise<RunningPart[] | undefined> {
  const { userId, refId } = application
  const url = `/user/v1/progress-tracker/user/${userId}/ref/${refId}/`
  return (await client.get(url)).body.data.steps[0].activities[0].running_parts
}

describe('the limited parts of an attempt on the tracker', () => {
  it('are those that run, with when they began and how long they last', async () => {
    const { candidate, startedAt } = await begin(1)
    const [part, ...others] = (await runningOf(candidate)) ?? []
    expect(others).toEqual([])
    expect(part).toMatchObject({
      timer: 'section:shares',
      question_number: null,
      started_at: startedAt,
    })
    expect(part?.title?.en).not.toBe('')
    expect(part?.seconds).toBeGreaterThan(60)
  })

  it('are none once their time is over, or the attempt is submitted, and none before the start', async () => {
    expect(await runningOf((await begin(24 * 60)).candidate)).toBeUndefined()
    const { candidate, attemptId } = await begin(1)
    expect((await submit(candidate.client, { attemptId, answers: [] })).status).toBe(200)
    expect(await runningOf(candidate)).toBeUndefined()
    expect(await runningOf(await buildCandidate(test, { requisition }))).toBeUndefined()
  })
})
