import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { RolePresetName } from '#contract/access/role-presets.ts'
import type { Source } from '#contract/careers/sources.ts'
import { userStepActivity } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { applicant, application, job } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'
import { source } from '#server/db/schema/source.ts'
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

describe('where a candidate comes from, and their phone number', () => {
  it('is as staff say it, unless the company knew another number', async () => {
    const { accountId, jobId, recruiter } = await open()
    const sources = (await recruiter.get(`/account/v1/sources/${accountId}/`)).body.data
    const referrals = sources.find((one: Source) => one.source_type === 'referrals')
    const from = { source_id: referrals.source_id, phone_number: '+14015550134' }
    const { body } = await add(recruiter, { jobId, email: addressOf('ref'), ...from })
    const isIt = eq(application.userSmartreqId, body.data.user_smartreq_id)
    const [row] = await owner.select().from(application).where(isIt)
    expect(row).toMatchObject({ sourceType: 'referrals', refId: body.data.ref_id })
    const url = `/smartreq/v1/user-smartreq/${body.data.user_smartreq_id}/scorecard/`
    const { personal } = (await recruiter.get(url)).body.data
    expect(personal.phone).toMatchObject({ number: '+14015550134' })
    const known = await buildPerson(database)
    const own = { accountId, userId: known.userId, email: known.email, phoneNumber: '+34600100200' }
    await owner.insert(applicant).values({ ...own, firstName: 'Ana', lastName: 'Ruiz' })
    await add(recruiter, { jobId, email: known.email, ...from })
    const phones = await owner
      .select({ phone: applicant.phoneNumber })
      .from(applicant)
      .where(eq(applicant.accountId, accountId))
      .orderBy(applicant.phoneNumber)
    expect(phones.map(({ phone }) => phone)).toEqual(['+14015550134', '+34600100200'])
  })

  it('is no source of another company, nor an archived one', async () => {
    const { accountId, jobId, recruiter } = await open()
    const foreign = await open()
    const idOf = async (company: { accountId: number }) => {
      const isOf = and(eq(source.accountId, company.accountId), eq(source.sourceType, 'referrals'))
      const [row] = await owner.select().from(source).where(isOf)
      return row?.sourceId ?? 0
    }
    const archived = await idOf({ accountId })
    await owner.update(source).set({ archivedAt: new Date() }).where(eq(source.sourceId, archived))
    for (const source_id of [archived, await idOf(foreign)]) {
      const reply = await add(recruiter, { jobId, email: addressOf('src'), source_id })
      expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['source_id']])
    }
  })
})

describe('reading a resume', () => {
  const read = (client: Client, { jobId, file }: { jobId: number; file: File }) => {
    const form = new FormData()
    form.set('file', file)
    return client.post(`/smartreq/v1/${jobId}/added-applicants/read-resume/`, form)
  }

  it('finds the name and the contact at its top', async () => {
    const { jobId, recruiter } = await open()
    const text = 'ANA RUIZ VEGA\nana.ruiz@example.com · +1 401 555 0134\n\nExperience\nPort of Vigo'
    const reply = await read(recruiter, { jobId, file: new File([text], 'cv.txt') })
    expect(reply.body.data).toEqual({
      first_name: 'Ana',
      last_name: 'Ruiz Vega',
      email: 'ana.ruiz@example.com',
      phone_number: '+14015550134',
      is_late: false,
    })
  })

  it('refuses a program, whatever its name, and users who do not manage the requisition', async () => {
    const { jobId, recruiter, interviewer } = await open()
    const file = new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])], 'cv.pdf')
    const reply = await read(recruiter, { jobId, file })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['file']])
    expect([403, 404]).toContain((await read(interviewer, { jobId, file })).status)
  })
})

describe('adding a candidate', () => {
  it.each([
    ['no address', { email: 'ana' }, 'email'],
    ['an empty name', { first_name: ' ' }, 'first_name'],
    ['a phone number in words', { phone_number: 'call me' }, 'phone_number'],
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
