// An application that a rule of its requisition rejected, and the requests about a review by a person: for tests.
import { randomUUID } from 'node:crypto'

import { automationUrl, ruleBody, runRules } from './automation.ts'
import { buildCompany, buildRequisition, buildStaff } from './builders.ts'
import { buildCandidate } from './candidate.ts'
import { stateOf } from './decisions.ts'
import { completeAndScore } from './pass-rules.ts'
import type { TestApp } from './test-app.ts'

/** A company with a recruiter, and a rule of its requisition that rejects everyone who submits. */
export async function openReviewing(test: TestApp) {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company })
  const person = await buildStaff(test.database, { company, preset: 'Recruiter' })
  let recruiter = await test.as(person)
  const job = `/smartreq/v1/${requisition.jobId}`
  const [reason] = (await recruiter.get(`${job}/rejection-reasons/`)).body.data
  const rejectionReasonId = Number(reason.rejection_reason_id)
  const rejecting = {
    kind: 'reject',
    rejection_reason_id: rejectionReasonId,
    reason_note: '',
  } as const
  const url = automationUrl(requisition.jobId)
  const made = await recruiter.post(url, ruleBody({ actions: [rejecting] }))
  const { slug, version } = made.body.data
  await recruiter.patch(`${url}${slug}/`, { version, is_on: true })
  return {
    company,
    requisition,
    person,
    job,
    rejectionReasonId,
    get recruiter() {
      return recruiter
    },
    /** So much later the recruiter signs in again. */
    wait: async (milliseconds: number) => {
      test.clock.shift(milliseconds)
      recruiter = await test.as(person)
    },
  }
}

type Reviewing = Awaited<ReturnType<typeof openReviewing>>

/** One more application to that requisition, rejected by its rule. */
export async function rejectByRule(test: TestApp, at: Reviewing) {
  const { requisition } = at
  const candidate = await buildCandidate(test, { requisition })
  await completeAndScore(test, { candidate, slug: 'personality' })
  await completeAndScore(test, { candidate, slug: 'competencies' })
  await runRules(test)
  const { application, client } = candidate
  const tracker = `/user/v1/progress-tracker/user/${application.userId}/ref/${application.refId}/`
  const scorecard = `/smartreq/v1/user-smartreq/${application.userSmartreqId}/`
  return {
    ...candidate,
    tracker,
    scorecard,
    ask: (body: object = {}, key = randomUUID()) =>
      client.post(`${tracker}human-review/`, body, { key }),
    /** What the candidate is told. */
    told: async () => {
      const { status, automated_decision: decision } = (await client.get(tracker)).body.data
      return { status, decision }
    },
    keep: (body: object = { reason: 'The score is far below' }, key = randomUUID()) =>
      at.recruiter.post(`${scorecard}human-review/keep/`, body, { key }),
    reopen: () => at.recruiter.post(`${scorecard}human-review/reopen/`, {}),
    decide: async (body: object) => {
      const [status, , job_step_id] = await stateOf(test, application)
      return at.recruiter.post(`${scorecard}decision/`, { ...body, seen: { status, job_step_id } })
    },
    /** What staff see of it. */
    seen: async () => (await at.recruiter.get(`${scorecard}scorecard/`)).body.data,
  }
}
