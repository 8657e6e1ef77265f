import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import { answerPromise } from '#server/db/schema/answer-promise.ts'
import { applicationComment } from '#server/db/schema/comment.ts'
import { application, job, jobTeam } from '#server/db/schema/requisition.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  type Company,
  type Requisition,
} from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const DAY_MS = 86_400_000

const test = await openTestApp()
const { database } = test
const { owner } = database

const dayIn = (days: number) =>
  new Date(test.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** A member of staff who sees only the requisitions of their teams, and what waits for them. */
async function member(
  company: Company,
  { requisition, teamRole }: { requisition: Requisition; teamRole: JobTeamRole },
) {
  const person = await buildStaff(database, { company, preset: 'Interviewer' })
  const { accountId, jobId } = requisition
  await owner.insert(jobTeam).values({ accountId, jobId, userId: person.userId, teamRole })
  const client = await test.as(person)
  return {
    person,
    client,
    tasks: async () => (await client.get(`/account/v1/${accountId}/my-tasks/`)).body.data,
  }
}

/** An applicant who waits for a decision; with a day, one who was promised an answer by then. */
async function waiting(
  requisition: Requisition,
  given: { dueIn?: number; assignedUserId?: number } = {},
) {
  const person = await buildPerson(database)
  const values = { status: 'new', stepStatus: 'awaiting_decision' }
  const made = await buildApplication(database, { requisition, person, values })
  const { userSmartreqId, userId } = made
  const isIt = eq(application.userSmartreqId, userSmartreqId)
  if (given.assignedUserId !== undefined)
    await owner.update(application).set({ assignedUserId: given.assignedUserId }).where(isIt)
  if (given.dueIn !== undefined)
    await owner.insert(answerPromise).values({
      accountId: requisition.accountId,
      jobId: requisition.jobId,
      jobStepId: requisition.stepIds[0] ?? 0,
      userSmartreqId,
      userId,
      since: test.clock.now(),
      dueOn: dayIn(given.dueIn),
    })
  return userSmartreqId
}

const idsOf = (list: { items: { user_smartreq_id: number }[] }) =>
  list.items.map((task) => task.user_smartreq_id)

describe('what waits for a member of staff', () => {
  it('is who waits for a decision in their requisitions, the first promise first, and those with a list of their own last', async () => {
    const company = await buildCompany(database)
    const requisition = await buildRequisition(database, { company })
    const at = await member(company, { requisition, teamRole: 'recruiter' })
    const [late, soon, none] = [
      await waiting(requisition, { dueIn: 9 }),
      await waiting(requisition, { dueIn: -1 }),
      await waiting(requisition),
    ]
    const tasks = await at.tasks()
    expect([tasks.to_decide.total, idsOf(tasks.to_decide)]).toEqual([3, [late, none, soon]])
    expect([tasks.promises_due.total, idsOf(tasks.promises_due)]).toEqual([1, [soon]])
    expect(tasks.promises_due.items[0].due_on).toBe(dayIn(-1))
  })

  it('is no one else’s: other requisitions, other companies, and who is assigned to a colleague', async () => {
    const company = await buildCompany(database)
    const requisition = await buildRequisition(database, { company })
    const other = await buildRequisition(database, { company })
    const at = await member(company, { requisition, teamRole: 'hiring_manager' })
    const colleague = await member(company, { requisition, teamRole: 'interviewer' })
    const assigned = await waiting(requisition, { assignedUserId: colleague.person.userId })
    await waiting(other)
    const own = await waiting(requisition)
    expect(idsOf((await at.tasks()).to_decide)).toEqual([own])
    // An interviewer decides about those alone who are assigned to them.
    expect(idsOf((await colleague.tasks()).to_decide)).toEqual([assigned])
    const elsewhere = await buildCompany(database)
    const stranger = await test.as(
      await buildStaff(database, { company: elsewhere, preset: 'Recruiter' }),
    )
    const path = `/account/v1/${company.accountId}/my-tasks/`
    expect((await stranger.get(path)).status).toBe(403)
  })

  it('names five of each kind, and counts all', async () => {
    const company = await buildCompany(database)
    const requisition = await buildRequisition(database, { company })
    const at = await member(company, { requisition, teamRole: 'recruiter' })
    for (let count = 0; count < 6; count += 1) await waiting(requisition)
    const { to_decide: list } = await at.tasks()
    expect([list.total, list.items.length]).toEqual([6, 5])
  })

  it('is an approval for who may change the company’s settings, and for no one else', async () => {
    const company = await buildCompany(database)
    const values = { title: 'Crane operator', status: 'pending_approval' }
    const requisition = await buildRequisition(database, { company, values })
    await owner
      .update(job)
      .set({ approvalRequestedAt: test.clock.now() })
      .where(eq(job.jobId, requisition.jobId))
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const asked = await admin.get(`/account/v1/${company.accountId}/my-tasks/`)
    expect(asked.body.data.approvals).toMatchObject({
      total: 1,
      items: [{ job_id: requisition.jobId, job_title: 'Crane operator' }],
    })
    const at = await member(company, { requisition, teamRole: 'recruiter' })
    expect((await at.tasks()).approvals.total).toBe(0)
  })
})

describe('a mention', () => {
  it('is a task for two weeks, unless it was seen or the comment is deleted', async () => {
    const company = await buildCompany(database)
    const requisition = await buildRequisition(database, { company })
    const at = await member(company, { requisition, teamRole: 'interviewer' })
    const author = await member(company, { requisition, teamRole: 'recruiter' })
    const userSmartreqId = await waiting(requisition)
    const body = { text: 'Look', scope: 'team', mentioned_user_ids: [at.person.userId] }
    const made = await author.client.post(`/user/v1/comment/${userSmartreqId}/`, body)
    expect(made.status).toBe(201)
    expect(idsOf((await at.tasks()).mentions)).toEqual([userSmartreqId])
    const seenPath = `/account/v1/${company.accountId}/my-tasks/mentions/${userSmartreqId}/`
    const mark = (client: typeof at.client, isSeen: boolean) =>
      client.put(seenPath, { is_seen: isSeen }, { key: randomUUID() })
    // It is theirs alone to have seen.
    expect((await mark(author.client, true)).status).toBe(404)
    expect((await mark(at.client, true)).status).toBe(200)
    expect((await at.tasks()).mentions.total).toBe(0)
    expect((await mark(at.client, false)).status).toBe(200)
    expect((await at.tasks()).mentions.total).toBe(1)
    const uuid = made.body.data.comment_uuid
    const writtenBefore = (days: number) =>
      owner
        .update(applicationComment)
        .set({ createdAt: new Date(test.clock.now().getTime() - days * DAY_MS) })
        .where(eq(applicationComment.commentUuid, uuid))
    await writtenBefore(15)
    expect((await at.tasks()).mentions.total).toBe(0)
    await writtenBefore(13)
    expect((await at.tasks()).mentions.total).toBe(1)
    const path = `/user/v1/comment-detail/${uuid}/`
    expect((await author.client.delete(path)).status).toBe(200)
    expect((await at.tasks()).mentions.total).toBe(0)
  })
})
