import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { RequisitionTemplate } from '#contract/plan-editor/requisition-templates.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const TEMPLATES = `/smartreq/v1/account/${company.accountId}/requisition-templates/`
const REQUISITIONS = `/smartreq/v1/account/${company.accountId}/`

describe('a requisition template', () => {
  it('has the plan, the terms and the team of a requisition, and gives them to new ones', async () => {
    const colleague = await buildStaff(database, { company, preset: 'Interviewer' })
    const jobId = await requisition({ city: 'Tacoma', openings: 7 }, [colleague.userId])
    const terms = { retake_interval_days: 30, apply_until: '2100-01-01', asks_eeoc: true }
    await recruiter.put(`/job/v1/configuration/${jobId}/`, terms, { key: randomUUID() })
    const made = await save(jobId, 'Pilots')
    expect(made).toMatchObject({ name: 'Pilots', step_count: 2, activity_count: 2 })
    expect(made.team).toMatchObject([{ team_role: 'hiring_manager' }])

    const copy = await begin({ title: 'New pilot', from_template_id: idOf(made) })
    const details = (await recruiter.get(`/smartreq/v1/${copy}/details/`)).body.data
    expect(details).toMatchObject({ title: 'New pilot', city: 'Tacoma', openings: 7 })
    const copied = (await recruiter.get(`/job/v1/configuration/${copy}/`)).body.data
    expect(copied).toMatchObject({ ...terms, apply_until: null })
    const team = (await recruiter.get(`/smartreq/v1/${copy}/hiring-team/`)).body.data
    const roles = team.map((one: { team_role: string }) => one.team_role)
    expect(roles.toSorted()).toEqual(['hiring_manager', 'recruiter'])
  })

  it('is no requisition: in no list of them, on no page, and behind no address of one', async () => {
    const other = await buildCompany(database)
    const own = await test.as(await buildStaff(database, { company: other, preset: 'Recruiter' }))
    const { jobId } = await buildRequisition(database, { company: other })
    const account = `/smartreq/v1/account/${other.accountId}/`
    const body = { job_id: jobId, name: 'Apart' }
    const made = await own.post(`${account}requisition-templates/`, body, { key: randomUUID() })
    const id = idOf(made.body.data)
    expect((await own.get(account)).body.meta.total).toBe(1)
    for (const rest of ['', 'details/', 'screening-plan/', 'applicants/', 'hiring-team/'])
      expect((await own.get(`/smartreq/v1/${id}/${rest}`)).status).toBe(404)
    const status = `/smartreq/v1/${id}/status/`
    expect((await own.post(status, { action: 'open' }, { key: randomUUID() })).status).toBe(404)
    const copy = await own.post(account, { title: 'x', from_job_id: id }, { key: randomUUID() })
    expect(copy.status).toBe(404)
  })

  it('puts no one who is on its team in charge of anything', async () => {
    const limited = await buildStaff(database, { company, preset: 'Limited' })
    const jobId = await requisition({}, [limited.userId])
    const seen = async () =>
      (await (await test.as(limited)).get(REQUISITIONS)).body.meta?.total as unknown
    const before = await seen()
    await save(jobId, 'With a limited colleague')
    expect(await seen()).toBe(before)
  })

  it('is listed by name or by date, and found by a part of its name', async () => {
    const jobId = await requisition()
    await save(jobId, 'Zebra keepers')
    await save(jobId, 'Aardvark keepers')
    expect(await namesOf('?search=keepers')).toEqual(['Aardvark keepers', 'Zebra keepers'])
    expect(await namesOf('?search=keepers&ordering=-name')).toEqual([
      'Zebra keepers',
      'Aardvark keepers',
    ])
    expect(await namesOf('?search=keepers&ordering=-saved_at&page_size=1')).toEqual([
      'Aardvark keepers',
    ])
  })

  it('has a name of its own, which can be changed', async () => {
    const jobId = await requisition()
    await save(jobId, 'Night shift')
    const again = await post({ job_id: jobId, name: ' night SHIFT ' })
    expect([again.status, again.body.error.code]).toEqual([409, 'value_taken'])
    expect(again.body.error.fields).toHaveProperty('name')
    const other = await save(jobId, 'Day shift')
    const url = `${TEMPLATES}${idOf(other)}/`
    const rename = (name: string) =>
      recruiter.send({ method: 'PATCH', url, body: { name }, key: randomUUID() })
    expect((await rename('Night shift')).status).toBe(409)
    expect((await rename('DAY shift')).body.data.name).toBe('DAY shift')
    expect((await rename('  ')).status).toBe(400)
  })

  it('is replaced by another requisition, while what was made from it stays', async () => {
    const first = await requisition({ city: 'Tacoma' })
    const made = await save(first, 'Replaced')
    const copy = await begin({ title: 'Made before', from_template_id: idOf(made) })
    const second = await requisition({ city: 'Savannah' })
    const url = `${TEMPLATES}${idOf(made)}/`
    const replaced = await recruiter.put(url, { job_id: second }, { key: randomUUID() })
    expect(replaced.body.data).toMatchObject({ name: 'Replaced', step_count: 2, activity_count: 2 })
    expect(await cityOf(copy)).toBe('Tacoma')
    const next = await begin({ title: 'Made after', from_template_id: idOf(made) })
    expect(await cityOf(next)).toBe('Savannah')
  })

  it('can be deleted, and says so to a colleague who begins with it', async () => {
    const made = await save(await requisition({ city: 'Tacoma' }), 'Short-lived')
    const copy = await begin({ title: 'Stays', from_template_id: idOf(made) })
    const url = `${TEMPLATES}${idOf(made)}/`
    expect((await recruiter.delete(url, { key: randomUUID() })).status).toBe(200)
    expect((await recruiter.delete(url, { key: randomUUID() })).status).toBe(404)
    expect(await cityOf(copy)).toBe('Tacoma')
    const body = { title: 'Too late', from_template_id: idOf(made) }
    const late = await recruiter.post(REQUISITIONS, body, { key: randomUUID() })
    expect([late.status, late.body.error.fields]).toEqual([
      400,
      { from_template_id: 'This template was deleted. Choose another one.' },
    ])
    // Nothing of the attempt is left.
    expect((await recruiter.get(`${REQUISITIONS}?search=Too late`)).body.meta.total).toBe(0)
  })

  it('is made of no requisition of another company, and by no one without the right', async () => {
    const other = await buildRequisition(database, { company: await buildCompany(database) })
    expect((await post({ job_id: other.jobId, name: 'Foreign' })).status).toBe(404)
    const limited = await test.as(await buildStaff(database, { company, preset: 'Interviewer' }))
    expect((await limited.get(TEMPLATES)).status).toBe(403)
  })
})

function requisition(values: { city?: string; openings?: number } = {}, team: number[] = []) {
  return buildRequisition(database, { company, values, team }).then(({ jobId }) => jobId)
}

function post(body: { job_id: number; name: string }) {
  return recruiter.post(TEMPLATES, body, { key: randomUUID() })
}

async function save(jobId: number, name: string): Promise<RequisitionTemplate> {
  const reply = await post({ job_id: jobId, name })
  expect(reply.status).toBe(201)
  return reply.body.data
}

async function begin(body: { title: string; from_template_id: number }): Promise<number> {
  const reply = await recruiter.post(REQUISITIONS, body, { key: randomUUID() })
  expect(reply.status).toBe(201)
  return reply.body.data.job_id
}

async function cityOf(jobId: number): Promise<string> {
  return (await recruiter.get(`/smartreq/v1/${jobId}/details/`)).body.data.city
}

async function namesOf(query: string): Promise<string[]> {
  const { data }: { data: RequisitionTemplate[] } = (await recruiter.get(`${TEMPLATES}${query}`))
    .body
  return data.map((one) => one.name)
}

function idOf(template: RequisitionTemplate): number {
  return template.requisition_template_id
}
