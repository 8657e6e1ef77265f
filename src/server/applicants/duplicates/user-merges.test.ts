import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { application } from '#server/db/schema/requisition.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  type Application,
} from '#testing/builders.ts'
import { WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

/** Two users at one company: the first applied to two requisitions, the second to these and a third one. */
async function open() {
  const company = await buildCompany(database)
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const [requisition, second, third] = [
    await buildRequisition(database, { company }),
    await buildRequisition(database, { company }),
    await buildRequisition(database, { company }),
  ]
  const applyTo = async (requisitions: readonly (typeof requisition)[]) => {
    const person = await buildPerson(database)
    const applications: Application[] = []
    for (const one of requisitions)
      applications.push(
        await buildApplication(database, { requisition: one, person, values: WAITING }),
      )
    return { person, applications }
  }
  const primary = await applyTo([requisition, second])
  const duplicate = await applyTo([requisition, second, third])
  const users = {
    primary_user_id: primary.person.userId,
    duplicate_user_id: duplicate.person.userId,
    account_id: company.accountId,
  }
  const jobIds = [requisition.jobId, second.jobId, third.jobId]
  return { company, recruiter, primary, duplicate, users, jobIds }
}

type Users = Awaited<ReturnType<typeof open>>['users']

const previewOf = (users: Users) =>
  `/user/v1/merge/primary-user/${users.primary_user_id}/duplicate-user/${users.duplicate_user_id}/account/${users.account_id}/`

/** Into what each application is merged, in order; null for none. */
async function mergedInto(applications: readonly Application[]): Promise<(number | null)[]> {
  const ids = applications.map(({ userSmartreqId }) => userSmartreqId)
  const rows = await database.owner
    .select({ mergedInto: application.mergedInto })
    .from(application)
    .where(inArray(application.userSmartreqId, ids))
    .orderBy(application.userSmartreqId)
  return rows.map((row) => row.mergedInto)
}

describe('the merge of two users of a company', () => {
  it('is previewed as it is done: each into the same requisition, or into the newest application', async () => {
    const { recruiter, primary, duplicate, users } = await open()
    const [one, other] = primary.applications.map(({ userSmartreqId }) => userSmartreqId)
    const preview = await recruiter.get(previewOf(users))
    expect(preview.status).toBe(200)
    const pairs: { from: { blocker: null }; into: { user_smartreq_id: number } }[] =
      preview.body.data.pairs
    expect(pairs.map(({ into }) => into.user_smartreq_id)).toEqual([one, other, other])
    expect(pairs.map(({ from }) => from.blocker)).toEqual([null, null, null])
    expect(await mergedInto(duplicate.applications)).toEqual([null, null, null])
    const merged = await recruiter.put('/user/v1/merge/', users)
    expect(merged.body.data.merged).toHaveLength(3)
    expect(await mergedInto(duplicate.applications)).toEqual([one, other, other])
  })

  it('is audited and undone as the merge of two applications is', async () => {
    const { recruiter, duplicate, users } = await open()
    await recruiter.put('/user/v1/merge/', users)
    const [first] = duplicate.applications
    if (first === undefined) throw new Error('No application.')
    const undo = `/smartreq/v1/user-smartreq/${first.userSmartreqId}/undo-merge/`
    expect((await recruiter.post(undo)).status).toBe(200)
    expect((await mergedInto(duplicate.applications))[0]).toBeNull()
    const isOf = and(
      eq(auditEvent.entity, 'application'),
      eq(auditEvent.entityId, first.userSmartreqId),
    )
    const events = await database.owner
      .select({ action: auditEvent.action })
      .from(auditEvent)
      .where(isOf)
      .orderBy(auditEvent.auditId)
    expect(events.map(({ action }) => action)).toEqual(['merged_away', 'undo_merged_away'])
  })

  it('sent twice with one key is done once; with another key there is nothing left', async () => {
    const { recruiter, users } = await open()
    const key = crypto.randomUUID()
    const first = await recruiter.put('/user/v1/merge/', users, { key })
    const second = await recruiter.put('/user/v1/merge/', users, { key })
    expect(second.body).toEqual(first.body)
    const third = await recruiter.put('/user/v1/merge/', users)
    expect([third.status, third.body.error.code]).toEqual([409, 'application_merged'])
  })

  it('of some requisitions leaves the others', async () => {
    const { recruiter, primary, duplicate, users, jobIds } = await open()
    const body = { ...users, job_ids: jobIds.slice(0, 1) }
    expect((await recruiter.put('/user/v1/merge-user-jobs/', body)).status).toBe(200)
    const [into] = primary.applications
    expect(await mergedInto(duplicate.applications)).toEqual([into?.userSmartreqId, null, null])
    const unknown = { ...users, job_ids: [999_999_999] }
    expect((await recruiter.put('/user/v1/merge-user-jobs/', unknown)).status).toBe(404)
  })

  it('is done for all applications or for none', async () => {
    const { recruiter, duplicate, users } = await open()
    const last = duplicate.applications.at(-1)?.userSmartreqId ?? 0
    const isLast = eq(application.userSmartreqId, last)
    await database.owner.update(application).set({ status: 'hired' }).where(isLast)
    const preview = await recruiter.get(previewOf(users))
    expect(preview.body.data.pairs.at(-1).from.blocker).toBe('hired')
    const refused = await recruiter.put('/user/v1/merge/', users)
    expect(refused.body.error.code).toBe('action_not_allowed')
    expect(await mergedInto(duplicate.applications)).toEqual([null, null, null])
  })

  it('is of two users who applied to this company, and by staff who manage its requisitions', async () => {
    const { company, recruiter, users } = await open()
    const elsewhere = await open()
    const foreign = { ...users, duplicate_user_id: elsewhere.users.duplicate_user_id }
    expect((await recruiter.put('/user/v1/merge/', foreign)).status).toBe(404)
    expect((await recruiter.get(previewOf(foreign))).status).toBe(404)
    const missing = { ...users, duplicate_user_id: 999_999_999 }
    expect((await recruiter.put('/user/v1/merge/', missing)).status).toBe(404)
    expect((await elsewhere.recruiter.put('/user/v1/merge/', users)).status).toBe(403)
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    expect((await interviewer.put('/user/v1/merge/', users)).status).toBe(403)
    const same = { ...users, duplicate_user_id: users.primary_user_id }
    const refused = await recruiter.put('/user/v1/merge/', same)
    expect([refused.status, refused.body.error.fields]).toEqual([
      400,
      { duplicate_user_id: 'Not another user.' },
    ])
  })
})
