import { randomUUID } from 'node:crypto'

import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { userRole } from '#server/db/schema/account.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate, complete } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'
import { NO_ID } from '#testing/world.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database

/** A requisition whose team are two interviewers, and the recruiter who manages it. */
async function openRequisition() {
  const company = await buildCompany(database)
  const recruiter = await buildStaff(database, { company, preset: 'Recruiter' })
  const first = await buildStaff(database, { company, preset: 'Interviewer' })
  const second = await buildStaff(database, { company, preset: 'Interviewer' })
  const team = [first.userId, second.userId]
  const requisition = await buildRequisition(database, { company, team })
  const client = await test.as(recruiter)
  const url = `/smartreq/v1/${requisition.jobId}/hiring-team/`
  const members: { job_team_id: number; user_id: number }[] = (await client.get(url)).body.data
  const set = async (userId: number, body: object) => {
    const id = members.find((one) => one.user_id === userId)?.job_team_id ?? NO_ID
    return client.send({ method: 'PATCH', url: `${url}${id}/`, body, key: randomUUID() })
  }
  return { company, recruiter, first, second, requisition, set }
}

type Requisition = Awaited<ReturnType<typeof openRequisition>>['requisition']

/** A new candidate who submits an application; its id. */
async function submit(requisition: Requisition): Promise<number> {
  const candidate = await buildCandidate(test, { requisition })
  await complete(test, { candidate, slug: 'competencies' })
  await complete(test, { candidate, slug: 'personality' })
  await test.sendMail()
  return candidate.application.userSmartreqId
}

async function assignedOf(...ids: number[]) {
  const rows = await owner
    .select({ id: application.userSmartreqId, userId: application.assignedUserId })
    .from(application)
    .where(inArray(application.userSmartreqId, ids))
  return ids.map((id) => rows.find((one) => one.id === id)?.userId ?? null)
}

describe('a submitted application', () => {
  it('is assigned to no one unless the requisition says so', async () => {
    const { requisition } = await openRequisition()
    expect(await assignedOf(await submit(requisition))).toEqual([null])
  })

  it('is assigned to the chosen members of the team in turn, and the history says so', async () => {
    const { company, requisition, first, second, set } = await openRequisition()
    const answer = await set(first.userId, { is_assigned: true })
    expect(answer.body.data).toMatchObject({ is_assigned: true, is_notified: false })
    await set(second.userId, { is_assigned: true })
    const ids = [await submit(requisition), await submit(requisition), await submit(requisition)]
    expect(await assignedOf(...ids)).toEqual([first.userId, second.userId, first.userId])
    const events = await owner
      .select({ after: auditEvent.after, actorId: auditEvent.actorId })
      .from(auditEvent)
      .where(and(eq(auditEvent.accountId, company.accountId), eq(auditEvent.action, 'assign')))
    expect(events).toHaveLength(3)
    expect(events[0]).toMatchObject({ actorId: null, after: { assigned_user: expect.any(String) } })
  })

  it('stays with whom it was assigned to, also when the job runs again', async () => {
    const { requisition, recruiter, first, second, set } = await openRequisition()
    await set(first.userId, { is_assigned: true })
    const id = await submit(requisition)
    await owner
      .update(application)
      .set({ assignedUserId: recruiter.userId })
      .where(eq(application.userSmartreqId, id))
    await set(second.userId, { is_assigned: true })
    test.recordedJobs.push({ name: 'notify-staff', payload: { userSmartreqId: id } })
    await test.sendMail()
    expect(await assignedOf(id)).toEqual([recruiter.userId])
    // Nor did it take a turn.
    expect(await assignedOf(await submit(requisition))).toEqual([second.userId])
  })

  it('is not assigned to someone who left the company', async () => {
    const { requisition, first, second, set } = await openRequisition()
    await set(first.userId, { is_assigned: true })
    await set(second.userId, { is_assigned: true })
    await owner.delete(userRole).where(eq(userRole.userId, first.userId))
    expect(await assignedOf(await submit(requisition))).toEqual([second.userId])
  })

  it('is refused where nothing is set, or the member is not of this requisition', async () => {
    const { first, set } = await openRequisition()
    const elsewhere = await openRequisition()
    expect((await set(first.userId, {})).status).toBe(400)
    const { status } = await elsewhere.set(first.userId, { is_assigned: true })
    expect(status).toBe(404)
  })
})
