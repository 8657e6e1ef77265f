import { describe, expect, it } from 'vitest'

import { SOURCE_TYPES } from '#contract/careers/careers-rules.ts'
import type { Source } from '#contract/careers/sources.ts'
import { buildCompany, buildRequisition, buildStaff, type Company } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const { accountId } = company
const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

describe('the sources of a company', () => {
  it('are there from the beginning: one of each type, and the two boards that most use', async () => {
    const fresh = await buildCompany(database)
    const found = await sourcesOf(fresh)
    const standard = found.filter(({ name }) => name === null)
    expect(new Set(standard.map(({ source_type }) => source_type))).toEqual(new Set(SOURCE_TYPES))
    expect(standard).toHaveLength(SOURCE_TYPES.length)
    expect(found.flatMap(({ name }) => name ?? [])).toEqual(['LinkedIn', 'Indeed'])
  })

  it('get a new one, once for each name whatever its case', async () => {
    const made = await create('Harbour Fair')
    expect(made.body.data).toMatchObject({ name: 'Harbour Fair', is_active: true })
    expect((await create('harbour fair')).body.error.code).toBe('source_name_taken')
    const found = await list('?search=harbour%20f')
    const standard = await list('?search=refer&standard_types=referrals')
    expect(standard.data).toMatchObject([{ source_type: 'referrals', name: null }])
    expect(found.data).toEqual([made.body.data])
  })

  it('are renamed, but not to the name of another one, nor without access to the settings', async () => {
    const { source_id } = (await create('Old name')).body.data
    expect((await rename(source_id, 'New name')).body.data.name).toBe('New name')
    expect((await rename(source_id, 'NEW NAME')).body.data.name).toBe('NEW NAME')
    expect((await rename(source_id, 'indeed')).body.error.code).toBe('source_name_taken')
    const url = `/account/v1/source/${accountId}/${source_id}/`
    const replies = await Promise.all([
      recruiter.send({ method: 'PATCH', url, body: { name: 'Newer name' } }),
      recruiter.post(`/account/v1/toggle-source/${accountId}/${source_id}/`, { is_active: false }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([403, 403])
  })

  it('are archived and restored; an archived one gets no new link, and its links still count', async () => {
    const { source_id } = (await create('Old board')).body.data
    const { jobId, uuid } = await buildRequisition(database, { company })
    const { token } = (await linkTo(jobId, source_id)).body.data
    expect((await toggle(source_id, false)).body.data.is_active).toBe(false)
    expect((await list('?is_active=0')).data).toMatchObject([{ source_id }])
    const other = await buildRequisition(database, { company })
    expect((await linkTo(other.jobId, source_id)).status).toBe(404)
    await applyBy(uuid, token)
    expect((await admin.get(`/account/v1/source/${accountId}/${source_id}/`)).body.data).toEqual({
      source_id,
      source_type: 'third_party_boards',
      name: 'Old board',
      is_active: false,
      applicant_count: 1,
      feed_token: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect((await toggle(source_id, true)).body.data.is_active).toBe(true)
  })

  it('come by pages', async () => {
    const first = await list('?page_size=5')
    const second = await list('?page_size=5&page=2')
    expect([first.data.length, second.data.length, first.meta.total > 10]).toEqual([5, 5, true])
    const ids = [...first.data, ...second.data].map(({ source_id }: Source) => source_id)
    expect(new Set(ids).size).toBe(10)
  })

  it.each([{ name: ' ' }, { name: 'x'.repeat(81) }, { source_type: 'direct' }, { name: 'a\0' }])(
    'do not get %j',
    async (given) => {
      const body = { name: 'Fair', source_type: 'events', ...given }
      expect((await admin.post(`/account/v1/create-source/${accountId}/`, body)).status).toBe(400)
    },
  )
})

describe('a tracked link', () => {
  it('is one for each source of a requisition, not to be guessed, and counts who came by it', async () => {
    const { jobId, uuid } = await buildRequisition(database, { company })
    const linkedIn = await sourceCalled('LinkedIn')
    const made = (await linkTo(jobId, linkedIn.source_id)).body.data
    expect(made.token).toMatch(/^k[\w-]{12}$/)
    expect(made).toMatchObject({
      source_name: 'LinkedIn',
      path: `/j/${made.token}`,
      applicant_count: 0,
    })
    expect((await linkTo(jobId, linkedIn.source_id)).body.data).toEqual(made)
    await applyBy(uuid, made.token)
    const { body } = await recruiter.get(`/smartreq/v1/${jobId}/applicants/`)
    expect(body.data).toMatchObject([{ source_type: 'social_media', source_name: 'LinkedIn' }])
    const { user_smartreq_id: id } = body.data[0]
    const scorecard = await recruiter.get(`/smartreq/v1/user-smartreq/${id}/scorecard/`)
    expect(scorecard.body.data.applicant).toMatchObject({ source_name: 'LinkedIn' })
    const links = (await recruiter.get(`/job/v1/source-links/${jobId}/`)).body
    expect(links.data).toEqual([{ ...made, applicant_count: 1 }])
  })

  it.each(['of another requisition', 'of nothing'])(
    'with a token %s lets people apply, as a direct application',
    async (kind) => {
      const { jobId, uuid } = await buildRequisition(database, { company })
      const { source_id } = await sourceCalled('Indeed')
      const elsewhere = await buildRequisition(database, { company })
      const foreign = (await linkTo(elsewhere.jobId, source_id)).body.data.token
      await applyBy(uuid, kind === 'of nothing' ? 'nothing' : foreign)
      const { body } = await recruiter.get(`/smartreq/v1/${jobId}/applicants/`)
      expect(body.data).toMatchObject([{ source_type: 'direct', source_name: null }])
    },
  )

  it('is not made for the source of another company', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const [foreign] = await sourcesOf(await buildCompany(database))
    expect((await linkTo(jobId, foreign?.source_id ?? 0)).status).toBe(404)
  })
})

describe('the sources that a requisition has no link for', () => {
  it('are those in use without one, the standard ones first', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const archived = (await create('Closed board')).body.data.source_id
    await toggle(archived, false)
    const { source_id } = await sourceCalled('Indeed')
    await linkTo(jobId, source_id)
    const other = await buildRequisition(database, { company })
    const ids = (await linkableTo(jobId)).data.map((one: Source) => one.source_id)
    expect(ids).not.toContain(source_id)
    expect(ids).not.toContain(archived)
    const all = (await linkableTo(other.jobId)).data
    expect(all.map((one: Source) => one.source_id)).toContain(source_id)
    const standard = all.slice(0, SOURCE_TYPES.length)
    expect(standard.map(({ name }: Source) => name)).toEqual(SOURCE_TYPES.map(() => null))
  })

  it('are found by name, and the standard ones by the types that the client says', async () => {
    const { jobId } = await buildRequisition(database, { company })
    expect((await linkableTo(jobId, '?search=linkedin')).data).toMatchObject([{ name: 'LinkedIn' }])
    const { data, meta } = await linkableTo(jobId, '?search=in&standard_types=events')
    const found = data.map(({ name, source_type }: Source) => name ?? source_type)
    expect(found).toEqual(['events', 'Indeed'])
    expect(meta).toEqual({ page: 1, page_size: 25, total: 2 })
    const second = await linkableTo(jobId, '?search=in&standard_types=events&page=2&page_size=1')
    expect(second.data).toMatchObject([{ name: 'Indeed' }])
  })

  it.each(['standard_types=nothing', 'search=a%00', 'page_size=101'])(
    'refuse %s as bad input',
    async (query) => {
      const { jobId } = await buildRequisition(database, { company })
      const { status } = await recruiter.get(`/job/v1/linkable-sources/${jobId}/?${query}`)
      expect(status).toBe(400)
    },
  )

  it('are not told of a requisition of another company, or one that there is not', async () => {
    const { jobId } = await buildRequisition(database, { company: await buildCompany(database) })
    for (const id of [jobId, 999_999_999]) {
      expect((await recruiter.get(`/job/v1/linkable-sources/${id}/`)).status).toBe(404)
    }
  })
})

async function sourcesOf(of: Company): Promise<Source[]> {
  const staff = await test.as(await buildStaff(database, { company: of, preset: 'Recruiter' }))
  return (await staff.get(`/account/v1/sources/${of.accountId}/`)).body.data
}

async function sourceCalled(name: string): Promise<Source> {
  const found = (await list(`?search=${name}`)).data.find((one: Source) => one.name === name)
  if (found === undefined) throw new Error(`No source is called ${name}.`)
  return found
}

async function list(query: string, client: Client = recruiter) {
  return (await client.get(`/account/v1/sources/${accountId}/${query}`)).body
}

function create(name: string) {
  const body = { name, source_type: 'third_party_boards' }
  return admin.post(`/account/v1/create-source/${accountId}/`, body)
}

function rename(sourceId: number, name: string) {
  const url = `/account/v1/source/${accountId}/${sourceId}/`
  return admin.send({ method: 'PATCH', url, body: { name } })
}

function toggle(sourceId: number, isActive: boolean) {
  const url = `/account/v1/toggle-source/${accountId}/${sourceId}/`
  return admin.post(url, { is_active: isActive })
}

function linkTo(jobId: number, sourceId: number) {
  return recruiter.post(`/job/v1/source-links/${jobId}/`, { source_id: sourceId })
}

async function linkableTo(jobId: number, query = '') {
  return (await recruiter.get(`/job/v1/linkable-sources/${jobId}/${query}`)).body
}

async function applyBy(jobUuid: string, token: string): Promise<void> {
  const { client, userId } = await test.signUp()
  const body = { job_uuid: jobUuid, source_token: token }
  const reply = await client.post(`/user/v1/progress-tracker/user/${userId}/`, body)
  expect(reply.status).toBe(201)
}
