import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import {
  applicationStatusSchema,
  type ApplicationStatus,
} from '#contract/applicants/application.ts'
import type { CandidateStatus } from '#contract/progress/progress.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate, complete, revision, save, startAttempt } from '#testing/candidate.ts'
import { stateOf } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

/** What stays inside of the company. */
const INTERNAL = /reject|on_hold|transferred|step_status|awaiting_decision|reason|forklift|decided/
const NOTE = 'No forklift license'

const test = await openTestApp()
const { owner } = test.database

async function arrive(values: Partial<typeof application.$inferInsert>) {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company })
  const candidate = await buildCandidate(test, { requisition })
  const { userId, refId, userSmartreqId } = candidate.application
  const stepIds = requisition.stepIds
  await owner
    .update(application)
    .set({ jobStepId: stepIds[0] ?? null, ...values })
    .where(eq(application.userSmartreqId, userSmartreqId))
  const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
  const reasons = await recruiter.get(`/smartreq/v1/${requisition.jobId}/rejection-reasons/`)
  const list = `/user/v1/progress-tracker/user/${userId}/`
  return {
    ...candidate,
    reject: async (status: ApplicationStatus) => {
      const reply = await recruiter.post(`/smartreq/v1/user-smartreq/${userSmartreqId}/decision/`, {
        action: 'reject',
        seen: { status, job_step_id: stepIds[0] ?? null },
        rejection_reason_id: reasons.body.data[0].rejection_reason_id,
        reason_note: NOTE,
      })
      expect(reply.status).toBe(200)
    },
    replies: async () => {
      const all = await candidate.client.get(list)
      const one = await candidate.client.get(`${list}ref/${refId}/`)
      return { status: one.body.data.status, text: JSON.stringify([all.body, one.body]) }
    },
  }
}

const TOLD: Readonly<Record<ApplicationStatus, CandidateStatus>> = {
  incomplete: 'incomplete',
  new: 'submitted',
  active: 'in_review',
  on_hold: 'in_review',
  offer: 'offer',
  hired: 'hired',
  rejected: 'not_selected',
  withdrawn: 'withdrawn',
  transferred: 'in_review',
}

describe('what a candidate is told', () => {
  it.each(applicationStatusSchema.options)(
    'of an application that is %s is their own word for it, and nothing internal',
    async (status) => {
      const { replies } = await arrive({ status, stepStatus: 'awaiting_decision' })
      const told = await replies()
      expect(told.status).toBe(TOLD[status])
      expect(told.text).not.toMatch(INTERNAL)
    },
  )

  it.each(['active', 'on_hold'] as const)(
    'at the interview is the interview, also of one that is %s',
    async (status) => {
      const { requisition, application: one, replies } = await arrive({ status })
      await owner
        .update(application)
        .set({ jobStepId: requisition.stepIds[1] ?? null })
        .where(eq(application.userSmartreqId, one.userSmartreqId))
      expect((await replies()).status).toBe('interview')
    },
  )

  it('of a rejection is neither its reason nor its note', async () => {
    const { reject, replies } = await arrive({ status: 'active' })
    await reject('active')
    const told = await replies()
    expect(told.status).toBe('not_selected')
    expect(told.text).not.toMatch(INTERNAL)
    expect(told.text).not.toContain('fit better')
  })
})

describe('an activity that is under way', () => {
  it('takes answers and the submission after a rejection, which stays', async () => {
    const candidate = await arrive({})
    const attemptId = await startAttempt(candidate)
    await candidate.reject('incomplete')
    const answers = [revision('customer-focus-1')]
    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
    await complete(test, { candidate, slug: 'competencies' })
    const state = await stateOf(test, candidate.application)
    expect(state.slice(0, 2)).toEqual(['rejected', 'failed'])
  })

  it('makes an application wait for the decision, once it is the last of a step that staff opened', async () => {
    const candidate = await arrive({ status: 'active', stepStatus: 'not_started' })
    await complete(test, { candidate, slug: 'competencies' })
    const before = await stateOf(test, candidate.application)
    expect(before.slice(0, 2)).toEqual(['active', 'in_progress'])
    await complete(test, { candidate, slug: 'personality' })
    const after = await stateOf(test, candidate.application)
    expect(after.slice(0, 2)).toEqual(['active', 'awaiting_decision'])
  })
})
