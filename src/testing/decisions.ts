// A requisition whose applicants wait for a decision, and what is done with them: for tests of decisions.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { userStepActivity } from '#server/db/schema/assessment.ts'
import { applicationDecision, rejectionReason } from '#server/db/schema/decision.ts'
import { application, jobStepActivity } from '#server/db/schema/requisition.ts'

import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  only,
  type Application,
  type Requisition,
} from './builders.ts'
import type { TestApp } from './test-app.ts'
import { NO_ID, type Target } from './world.ts'

type Values = Partial<typeof application.$inferInsert>
/** The state of an applicant about whom staff have to decide. */
export const WAITING = { status: 'active', stepStatus: 'awaiting_decision' } as const

/** A requisition with so many applicants that wait for a decision, and its recruiter. */
export async function arrive(
  test: TestApp,
  given: { applicants?: readonly Values[]; openings?: number } = {},
) {
  const company = await buildCompany(test.database)
  const values = { openings: given.openings ?? 1 }
  const requisition = await buildRequisition(test.database, { company, values })
  const applicants: Application[] = []
  for (const state of given.applicants ?? [WAITING])
    applicants.push(await apply(test, { requisition, values: state }))
  const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
  const job = `/smartreq/v1/${requisition.jobId}`
  const reasons = await recruiter.get(`${job}/rejection-reasons/`)
  const [reason] = reasons.body.data
  const refIds = applicants.map(({ refId }) => refId)
  return {
    company,
    requisition,
    applicants,
    first: only(applicants),
    recruiter,
    reasons: reasons.body.data,
    reason,
    refIds,
    decide: (body: object, key?: string) =>
      recruiter.post(`${job}/applicants/decisions/`, body, key === undefined ? {} : { key }),
    reject: (body: object, key?: string) =>
      recruiter.post(
        `${job}/bulk-reject-applicants/`,
        { rejection_reason_id: reason.rejection_reason_id, ...body },
        key === undefined ? {} : { key },
      ),
    undo: (batchId: string) => recruiter.post(`${job}/applicants/decisions/${batchId}/undo/`, {}),
    decideOne: (one: Application, body: object) =>
      recruiter.post(`/smartreq/v1/user-smartreq/${one.userSmartreqId}/decision/`, body),
  }
}

export async function apply(
  test: TestApp,
  { requisition, values }: { requisition: Requisition; values: Values },
): Promise<Application> {
  const person = await buildPerson(test.database)
  return buildApplication(test.database, { requisition, person, values })
}

/** Status, step status and step. */
export async function stateOf({ database }: TestApp, { userSmartreqId }: Application) {
  const row = only(
    await database.owner
      .select()
      .from(application)
      .where(eq(application.userSmartreqId, userSmartreqId)),
  )
  return [row.status, row.stepStatus, row.jobStepId]
}

/** What was decided about an application, in order. */
export function decisionsOf({ database }: TestApp, { userSmartreqId }: Application) {
  return database.owner
    .select()
    .from(applicationDecision)
    .where(eq(applicationDecision.userSmartreqId, userSmartreqId))
    .orderBy(applicationDecision.decisionId)
}

/** What a user saw who saw an applicant of a status in the first step. */
export function seenOf({ stepIds }: Requisition, status: string) {
  return { status, job_step_id: stepIds[0] ?? null }
}

/** Gives the second step an activity, which the applicant has locked. */
export async function addToSecondStep(
  { database: { owner } }: TestApp,
  { requisition, one }: { requisition: Requisition; one: Application },
): Promise<number> {
  const { accountId, stepIds, activities } = requisition
  const [{ asmtId } = { asmtId: 0 }] = activities
  const title = { en: 'Again', es: 'Otra vez', fr: 'Encore' }
  const values = { accountId, jobStepId: stepIds[1] ?? 0, asmtId, title, sortOrder: 1 }
  const { jobStepActivityId } = only(await owner.insert(jobStepActivity).values(values).returning())
  const { userSmartreqId, userId } = one
  const row = { accountId, userSmartreqId, jobStepActivityId, userId, status: 'locked' }
  return only(await owner.insert(userStepActivity).values(row).returning()).userStepActivityId
}

export async function activityStatus(
  { database: { owner } }: TestApp,
  userStepActivityId: number,
): Promise<string> {
  const isThis = eq(userStepActivity.userStepActivityId, userStepActivityId)
  return only(await owner.select().from(userStepActivity).where(isThis)).status
}

/** A decision about a target's application that can be undone; its batch. */
export async function batchOf({ database }: TestApp, target: Target): Promise<string> {
  const batchId = randomUUID()
  const { accountId, userSmartreqId, memberId } = target
  const state = { status: 'active', stepStatus: 'awaiting_decision' }
  await database.owner.insert(applicationDecision).values({
    accountId,
    userSmartreqId,
    batchId,
    action: 'hold',
    decidedBy: memberId,
    decidedAt: new Date(),
    enteredAt: new Date(),
    planVersion: 1,
    fromStatus: state.status,
    fromStepStatus: state.stepStatus,
    toStatus: 'on_hold',
    toStepStatus: state.stepStatus,
  })
  return batchId
}

/** A reason that a company rejects for. */
export async function reasonOf({ database }: TestApp, { accountId }: Target): Promise<number> {
  const { owner } = database
  const isTheirs = eq(rejectionReason.accountId, accountId)
  const [reason] = await owner.select().from(rejectionReason).where(isTheirs)
  return reason?.rejectionReasonId ?? NO_ID
}
