import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { RolePresetName } from '#contract/access/role-presets.ts'
import { userStepActivity } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { applicant, application, job } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'
import { buildCompany, buildPerson, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database

describe('a candidate whom staff add', () => {
  it('has an unfinished application with the parts of the plan, and no mail', async () => {
    const { accountId, jobId, activities, recruiter } = await open()
    const email = addressOf('ana')
    const reply = await add(recruiter, { jobId, email })
    expect(reply.status).toBe(201)
    const { user_smartreq_id: id, full_name: name } = reply.body.data
    expect(name).toBe('Ana Ruiz')
    const [row] = await owner.select().from(application).where(eq(application.userSmartreqId, id))
    expect(row).toMatchObject({ accountId, jobId, status: 'incomplete', sourceType: 'prospecting' })
    const parts = await owner.$count(userStepActivity, eq(userStepActivity.userSmartreqId, id))
    expect(parts).toBe(activities.length)
    await test.sendMail()
    expect(await test.mailTo(email)).toEqual([])
    const isAdded = and(eq(auditEvent.entityId, id), eq(auditEvent.action, 'add'))
    expect(await owner.$count(auditEvent, isAdded)).toBe(1)
  })

  it('finds the application in the account of their address, as soon as they get into it', async () => {
    const { jobId, recruiter } = await open()
    const { client, email, userId } = await test.signUp()
    const reply = await add(recruiter, { jobId, email })
    const trackers = (await client.get(`/user/v1/progress-tracker/user/${userId}/`)).body.data
    expect(trackers).toHaveLength(1)
    expect(reply.body.data.full_name).toBe('Ana Ruiz')
  })

  it('answers alike whether the address has an account or not', async () => {
    const { jobId, recruiter } = await open()
    const { email } = await buildPerson(database)
    const shapes = await Promise.all(
      [email, addressOf('new')].map(async (one) => {
        const { status, body } = await add(recruiter, { jobId, email: one })
        return [status, Object.keys(body.data), body.data.full_name]
      }),
    )
    expect(shapes[0]).toEqual(shapes[1])
  })

  it('is one application, however many colleagues add them at once, in whatever letters', async () => {
    const { jobId, recruiter, colleague } = await open()
    const email = addressOf('twice')
    const replies = await Promise.all([
      add(recruiter, { jobId, email }),
      add(colleague, { jobId, email: email.toUpperCase() }),
    ])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const refused = replies.find(({ status }) => status === 409)?.body.error
    const made = replies.find(({ status }) => status === 201)?.body.data
    expect(refused.code).toBe('applied_there')
    expect(refused.details.user_smartreq_id).toBe(made.user_smartreq_id)
    expect(await owner.$count(appUser, eq(appUser.email, email))).toBe(1)
  })

  it('keeps what they told the company themselves', async () => {
    const { accountId, jobId, recruiter } = await open()
    const { userId, email } = await buildPerson(database)
    const own = { accountId, userId, email, firstName: 'Anabel', lastName: 'Ruiz Vega' }
    await owner.insert(applicant).values(own)
    const reply = await add(recruiter, { jobId, email })
    expect(reply.body.data.full_name).toBe('Anabel Ruiz Vega')
  })

  it('is sent the invitation where that was asked for, and nothing where it is refused', async () => {
    const { jobId, recruiter } = await open()
    const email = addressOf('invited')
    expect((await add(recruiter, { jobId, email, is_invited: true })).status).toBe(201)
    const invited = await recruiter.get(`/smartreq/v1/${jobId}/invited-applicants/`)
    expect(invited.body.data).toMatchObject([{ email }])
    const again = await add(recruiter, { jobId, email, is_invited: true })
    expect(again.body.error.code).toBe('applied_there')
  })
})

describe('adding a candidate', () => {
  it.each([
    ['no address', { email: 'ana' }, 'email'],
    ['an empty name', { first_name: ' ' }, 'first_name'],
  ])('is refused with %s', async (_, wrong, field) => {
    const { jobId, recruiter } = await open()
    const reply = await add(recruiter, { jobId, email: addressOf('x'), ...wrong })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
  })

  it('is refused for a requisition that takes no applications, of another company, or that one does not manage', async () => {
    const { jobId, recruiter, interviewer } = await open()
    const foreign = await open()
    const email = addressOf('y')
    expect((await add(recruiter, { jobId: foreign.jobId, email })).status).toBe(404)
    expect([403, 404]).toContain((await add(interviewer, { jobId, email })).status)
    await owner.update(job).set({ status: 'closed' }).where(eq(job.jobId, jobId))
    expect((await add(recruiter, { jobId, email })).body.error.code).toBe('position_closed')
  })
})

async function open() {
  const company = await buildCompany(database)
  const member = (preset: RolePresetName) => buildStaff(database, { company, preset })
  const recruiter = await member('Recruiter')
  const requisition = await buildRequisition(database, { company, team: [recruiter.userId] })
  return {
    ...requisition,
    recruiter: await test.as(recruiter),
    colleague: await test.as(await member('Account admin')),
    interviewer: await test.as(await member('Interviewer')),
  }
}

type Wish = { jobId: number; email: string } & Record<string, unknown>

function add(client: Client, { jobId, ...given }: Wish) {
  const person = { first_name: 'Ana', last_name: 'Ruiz', is_invited: false }
  return client.post(`/smartreq/v1/${jobId}/added-applicants/`, { ...person, ...given })
}

function addressOf(name: string): string {
  return `${name}-${randomUUID()}@example.com`
}
