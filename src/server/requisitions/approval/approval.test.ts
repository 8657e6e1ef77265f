import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiting = await buildStaff(database, { company, preset: 'Recruiter' })
const administering = await buildStaff(database, { company, preset: 'Account admin' })
const recruiter = await test.as(recruiting)
const admin = await test.as(administering)
await setApproval(admin, { accountId: company.accountId, isOn: true })

describe('a company that approves requisitions', () => {
  it('opens what an approver approved, and writes to both', async () => {
    const { jobId, title } = await aDraft()
    expect((await detailOf(recruiter, jobId)).actions).toEqual(['request_approval', 'cancel'])
    expect((await act(recruiter, { jobId, action: 'open' })).body.error.code).toBe(
      'requisition_needs_approval',
    )

    expect((await act(recruiter, { jobId, action: 'request_approval' })).status).toBe(200)
    const waiting = await detailOf(admin, jobId)
    expect(waiting).toMatchObject({ status: 'pending_approval', returned_note: null })
    expect(waiting.approval?.requested_by_name).toBe('Recruiter Staff')
    expect(waiting.actions).toEqual(['approve', 'send_back', 'cancel'])
    expect(await subjectsTo(administering.email)).toContain(`${title} is waiting for your approval`)

    expect((await act(admin, { jobId, action: 'approve' })).body.data.status).toBe('open')
    expect((await detailOf(recruiter, jobId)).approval).toBeNull()
    expect(await subjectsTo(recruiting.email)).toContain(`${title} is approved and open`)
  })

  it('sends a draft back with a reason, until it is asked for again', async () => {
    const { jobId, title } = await aDraft()
    await act(recruiter, { jobId, action: 'request_approval' })
    const silent = await act(admin, { jobId, action: 'send_back', reason: '  ' })
    expect(silent.status).toBe(400)
    expect(silent.body.error.fields).toHaveProperty('reason')
    await act(admin, { jobId, action: 'send_back', reason: 'Two openings, not three.' })
    expect(await detailOf(recruiter, jobId)).toMatchObject({
      status: 'draft',
      approval: null,
      returned_note: 'Two openings, not three.',
    })
    expect(await subjectsTo(recruiting.email)).toContain(
      `${title} needs changes before it can open`,
    )
    await act(recruiter, { jobId, action: 'request_approval' })
    expect((await detailOf(recruiter, jobId)).returned_note).toBeNull()
  })

  it('lets a recruiter take the request back, and neither approve nor send back', async () => {
    const { jobId } = await aDraft()
    await act(recruiter, { jobId, action: 'request_approval' })
    expect((await act(recruiter, { jobId, action: 'approve' })).status).toBe(403)
    const sent = await act(recruiter, { jobId, action: 'send_back', reason: 'Mine' })
    expect(sent.status).toBe(403)
    const taken = await act(recruiter, { jobId, action: 'withdraw_request' })
    expect(taken.body.data.status).toBe('draft')
  })

  it('opens a cancelled draft no other way', async () => {
    const { jobId } = await aDraft()
    await act(recruiter, { jobId, action: 'cancel' })
    const reply = await act(recruiter, { jobId, action: 'reopen' })
    expect(reply.body.error.code).toBe('requisition_needs_approval')
    expect((await act(admin, { jobId, action: 'reopen' })).body.data.status).toBe('open')
  })

  it('lets an approver open at once, and asks for no second approval after that', async () => {
    const { jobId } = await aDraft()
    expect((await act(admin, { jobId, action: 'open' })).body.data.status).toBe('open')
    await act(recruiter, { jobId, action: 'hold' })
    expect((await act(recruiter, { jobId, action: 'open' })).body.data.status).toBe('open')
  })

  it('offers nothing to those who do not manage the requisition', async () => {
    const { jobId } = await aDraft()
    const interviewing = await buildStaff(database, { company, preset: 'Interviewer' })
    const body = { user_id: interviewing.userId, team_role: 'interviewer' }
    await recruiter.post(`/smartreq/v1/${jobId}/hiring-team/`, body, { key: randomUUID() })
    const interviewer = await test.as(interviewing)
    expect((await detailOf(interviewer, jobId)).actions).toEqual([])
  })

  it('is asked for approval only of a plan that can be published', async () => {
    const url = `/smartreq/v1/account/${company.accountId}/`
    const made = await recruiter.post(url, { title: 'Empty' }, { key: randomUUID() })
    const jobId = Number(made.body.data.job_id)
    const reply = await act(recruiter, { jobId, action: 'request_approval' })
    expect(reply.body.error.code).toBe('plan_has_problems')
  })
})

describe('the settings', () => {
  it('are for those whose role includes the company’s settings', async () => {
    expect((await recruiter.get(settingsUrl(company.accountId))).status).toBe(403)
    const other = await buildCompany(database)
    const reply = await setApproval(recruiter, { accountId: other.accountId, isOn: true })
    expect(reply.status).toBe(403)
  })

  it('count what is waiting', async () => {
    const other = await buildCompany(database)
    await buildRequisition(database, { company: other, values: { status: 'pending_approval' } })
    const own = await test.as(
      await buildStaff(database, { company: other, preset: 'Account admin' }),
    )
    expect((await own.get(settingsUrl(other.accountId))).body.data).toEqual({
      needs_approval: false,
      candidate_contact: '',
      waiting_count: 1,
    })
  })

  it('leave a trace', async () => {
    const url = `/account/v1/audit-trail/${company.accountId}/?entity=hiring_settings`
    expect((await admin.get(url)).body.data).toMatchObject([
      {
        action: 'update',
        before: { needs_approval: false },
        after: { needs_approval: true },
      },
    ])
  })
})

describe('departments', () => {
  it('are those that requisitions of the company name, once each', async () => {
    const other = await buildCompany(database)
    const own = await test.as(await buildStaff(database, { company: other, preset: 'Recruiter' }))
    for (const department of ['Warehouse', 'Fleet', 'Warehouse', null, ' '])
      await buildRequisition(database, { company: other, values: { department } })
    const url = `/lookup/v1/departments/account/${other.accountId}/`
    expect((await own.get(url)).body.data).toEqual([{ name: 'Fleet' }, { name: 'Warehouse' }])
    expect((await recruiter.get(url)).status).toBe(403)
  })
})

it('names the time zones that the server knows', async () => {
  const { data } = (await recruiter.get('/lookup/v1/timezones/')).body
  expect(data).toContainEqual({ name: 'America/New_York' })
})

async function aDraft(): Promise<{ jobId: number; title: string }> {
  const { jobId: from } = await buildRequisition(database, { company })
  const title = `Pilot ${randomUUID().slice(0, 8)}`
  const url = `/smartreq/v1/account/${company.accountId}/`
  const body = { title, from_job_id: from }
  const made = await recruiter.post(url, body, { key: randomUUID() })
  return { jobId: Number(made.body.data.job_id), title }
}

async function detailOf(client: Client, jobId: number): Promise<RequisitionDetail> {
  return (await client.get(`/smartreq/v1/${jobId}/`)).body.data
}

function act(
  client: Client,
  { jobId, ...body }: { jobId: number; action: string; reason?: string },
) {
  return client.post(`/smartreq/v1/${jobId}/status/`, body, { key: randomUUID() })
}

function setApproval(client: Client, { accountId, isOn }: { accountId: number; isOn: boolean }) {
  return client.put(settingsUrl(accountId), { needs_approval: isOn }, { key: randomUUID() })
}

function settingsUrl(accountId: number): string {
  return `/account/v1/hiring-settings/account/${accountId}/`
}

async function subjectsTo(email: string): Promise<string[]> {
  await test.sendMail()
  return (await test.mailTo(email)).map(({ subject }) => subject)
}
