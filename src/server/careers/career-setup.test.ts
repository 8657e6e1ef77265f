import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { JobPosting } from '#contract/careers/job-postings.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildPosting, postingBody } from '#testing/careers.ts'
import { openTestApp } from '#testing/test-app.ts'

const DAY_MS = 86_400_000
const TOWN = { city: 'Savannah', country_code: 'US', workplace_type: 'on_site' } as const
const PLACE = { city: 'Savannah', countryCode: 'US' }

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database, { name: 'Häfen & Söhne' })
const { accountId } = company
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))

describe('a posting', () => {
  it('begins as a draft with what the requisition says, and is published on a page of its company', async () => {
    const { jobId } = await buildRequisition(database, {
      company,
      values: { title: 'Dock lead', ...PLACE, description: 'Early shift.' },
    })
    const draft = await create(jobId)
    expect(draft).toMatchObject({
      title: 'Dock lead',
      city: 'Savannah',
      description: 'Early shift.',
      status: 'draft',
      is_shown: false,
      published_at: null,
    })
    const shown = (await act(draft, 'publish')).body.data
    const path = `/careers/hafen-sohne/jobs/${draft.career_page_job_id}`
    expect(shown).toMatchObject({ status: 'published', is_shown: true, path })
    expect((await test.app.inject(path)).statusCode).toBe(200)
    expect((await recruiter.get(urlOf(draft))).body.data).toEqual(shown)
    expect((await recruiter.get(`/job/v1/job-postings/${jobId}/`)).body).toEqual({
      data: [shown],
      meta: { page: 1, page_size: 25, total: 1 },
    })
    expect(await actionsOf(draft)).toEqual(['create', 'publish'])
  })

  it('says what was saved last, cleaned, on its page at once', async () => {
    const draft = await create(await newJob())
    await act(draft, 'publish')
    const body = postingBody({
      title: '  Crane operator ',
      description: '<p>One</p><script>alert(1)</script>',
    })
    const saved = (await save(draft, body)).body.data
    expect(saved).toMatchObject({ ...body, title: 'Crane operator', description: '<p>One</p>' })
    expect((await test.app.inject(saved.path)).body).toContain('Crane operator')
    expect(await actionsOf(draft)).toEqual(['create', 'publish', 'update'])
  })

  it('is deleted while it is a draft, and never once it was public', async () => {
    const [draft, shown] = [await create(await newJob()), await create(await newJob())]
    expect((await recruiter.delete(urlOf(draft))).body.data).toEqual({
      job_posting_id: draft.job_posting_id,
    })
    expect((await recruiter.get(urlOf(draft))).status).toBe(404)
    expect(await actionsOf(draft)).toEqual(['create', 'delete'])
    await act(shown, 'publish')
    await act(shown, 'unpublish')
    const refused = await recruiter.delete(urlOf(shown))
    expect([refused.status, refused.body.error.code]).toEqual([409, 'posting_was_public'])
    expect((await recruiter.get(urlOf(shown))).status).toBe(200)
  })

  it('is published with what stands in the form, in one step', async () => {
    const draft = await create(await newJob())
    const content = postingBody({ title: 'Crane operator', ...TOWN })
    const shown = (await publish(draft, content)).body.data
    expect(shown).toMatchObject({ ...content, status: 'published' })
    expect((await test.app.inject(shown.path)).body).toContain('Crane operator')
    expect(await actionsOf(draft)).toEqual(['create', 'update', 'publish'])
  })

  it('is published with a place, unless the work is remote, and keeps one while it is', async () => {
    const draft = await create((await buildRequisition(database, { company })).jobId)
    const refused = await act(draft, 'publish')
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([
      400,
      ['city', 'country_code'],
    ])
    const placeless = postingBody({ city: null, country_code: null, workplace_type: 'on_site' })
    const unsaved = await publish(draft, placeless)
    expect(Object.keys(unsaved.body.error.fields)).toEqual(['content.city', 'content.country_code'])
    expect((await recruiter.get(urlOf(draft))).body.data).toMatchObject({ title: draft.title })
    const remote = await publish(draft, { ...placeless, workplace_type: 'remote' })
    expect(remote.body.data.status).toBe('published')
    expect((await save(draft, placeless)).status).toBe(400)
  })

  it('is taken off, and published again with its first date', async () => {
    const draft = await create(await newJob())
    const first = (await act(draft, 'publish')).body.data
    expect((await act(draft, 'publish')).body.error.code).toBe('conflict')
    expect((await act(draft, 'unpublish')).body.data).toMatchObject({
      status: 'unpublished',
      is_shown: false,
    })
    expect((await act(draft, 'unpublish')).body.error.code).toBe('conflict')
    expect((await act(draft, 'publish')).body.data.published_at).toBe(first.published_at)
  })

  it('expires after its last day, and is published again only with a later one', async () => {
    const draft = await create(await newJob())
    await save(draft, postingBody({ valid_until: dayIn(0) }))
    expect((await act(draft, 'publish')).body.data).toMatchObject({ status: 'published' })
    await save(draft, postingBody({ valid_until: dayIn(-2) }))
    expect((await recruiter.get(urlOf(draft))).body.data).toMatchObject({
      status: 'expired',
      is_shown: false,
    })
    expect((await act(draft, 'publish')).body.error.code).toBe('posting_expired')
    expect((await act(draft, 'unpublish')).body.data.status).toBe('unpublished')
  })

  it('is not shown while its requisition is on hold', async () => {
    const jobId = await newJob()
    const draft = await create(jobId)
    await act(draft, 'publish')
    await recruiter.post(`/smartreq/v1/${jobId}/status/`, { action: 'hold' })
    expect((await recruiter.get(urlOf(draft))).body.data).toMatchObject({
      status: 'published',
      is_shown: false,
    })
  })

  it.each([
    ['title', { title: ' ' }],
    ['salary_max', { salary_min: 2, salary_max: 1 }],
    ['salary_min', { salary_min: -1 }],
    ['salary_currency', { salary_currency: null }],
    ['salary_period', { salary_period: null }],
    ['valid_until', { valid_until: '2026-02-30' }],
    ['country_code', { country_code: 'usa' }],
  ])('is refused with a wrong %s', async (field, given) => {
    const draft = await create(await newJob())
    const reply = await save(draft, { ...postingBody(), ...given })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.error.fields)).toContain(field)
  })

  it('belongs to its requisition: through another one it is not found', async () => {
    const draft = await create(await newJob())
    const elsewhere = { ...draft, job_id: await newJob() }
    expect((await recruiter.get(urlOf(elsewhere))).status).toBe(404)
    expect((await act(elsewhere, 'publish')).status).toBe(404)
    expect((await save(elsewhere, postingBody())).status).toBe(404)
  })

  it('goes with a draft requisition that is deleted', async () => {
    const made = await recruiter.post(`/smartreq/v1/account/${accountId}/`, { title: 'Never' })
    const jobId = made.body.data.job_id
    await create(jobId)
    const [source] = (await recruiter.get(`/account/v1/sources/${accountId}/`)).body.data
    await recruiter.post(`/job/v1/source-links/${jobId}/`, { source_id: source.source_id })
    expect((await recruiter.delete(`/smartreq/v1/${jobId}/`)).status).toBe(200)
  })
})

describe('the career page', () => {
  it('is made once with the name of its company, and another one of that name gets an ending', async () => {
    const page = await pageOf(admin, accountId)
    expect(page).toMatchObject({ slug: 'hafen-sohne', path: '/careers/hafen-sohne' })
    expect(await pageOf(admin, accountId)).toEqual(page)
    const other = await buildCompany(database, { name: 'Häfen & Söhne' })
    const elsewhere = await test.as(
      await buildStaff(database, { company: other, preset: 'Account admin' }),
    )
    expect((await pageOf(elsewhere, other.accountId)).slug).toMatch(/^hafen-sohne-[0-9a-f]{6}$/)
  })

  it('changes its address and texts, and keeps what is left out', async () => {
    const page = await pageOf(admin, accountId)
    const changed = await change({ slug: 'harbour', headline: 'Work at sea' })
    expect(changed.body.data).toMatchObject({ slug: 'harbour', headline: 'Work at sea' })
    expect((await change({ introduction: 'We\u200b are' })).body.data).toMatchObject({
      headline: 'Work at sea',
      introduction: 'We are',
    })
    expect((await test.app.inject('/careers/harbour')).body).toContain('Work at sea')
    expect((await test.app.inject(page.path)).statusCode).toBe(404)
    await change({ slug: 'hafen-sohne' })
  })

  it.each(['With Capitals', 'a--b', '-a', '', 'x'.repeat(61)])(
    'does not take %j for an address',
    async (slug) => {
      await pageOf(admin, accountId)
      expect((await change({ slug })).status).toBe(400)
    },
  )

  it('does not take the address of another company', async () => {
    const other = await buildCompany(database, { name: 'Quay' })
    const elsewhere = await test.as(
      await buildStaff(database, { company: other, preset: 'Account admin' }),
    )
    await pageOf(elsewhere, other.accountId)
    await pageOf(admin, accountId)
    expect((await change({ slug: 'quay' })).body.error.code).toBe('slug_taken')
  })

  it('is for users with access to the settings', async () => {
    const { career_page_id: id } = await pageOf(admin, accountId)
    const url = `/account/v1/career-page/${accountId}/${id}/`
    const replies = await Promise.all([
      recruiter.post(`/account/v1/get-create-career-page/${accountId}/`),
      recruiter.get(url),
      recruiter.send({ method: 'PATCH', url, body: { headline: 'Work ashore' } }),
      recruiter.get(`/account/v1/job-board-summary/${accountId}/`),
    ])
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  it('counts what is shown, and why the rest is not', async () => {
    const other = await buildCompany(database, { name: 'Counted' })
    const staff = await test.as(
      await buildStaff(database, { company: other, preset: 'Account admin' }),
    )
    const summary = async () =>
      (await staff.get(`/account/v1/job-board-summary/${other.accountId}/`)).body.data
    const none = { shown: 0, drafts: 0, unpublished: 0, expired: 0, not_open: 0 }
    expect(await summary()).toEqual({ ...none, career_page: null })
    const { jobId } = await buildRequisition(database, { company: other })
    const closed = await buildRequisition(database, { company: other })
    const values = { accountId: other.accountId, jobId }
    await buildPosting(database, values)
    await buildPosting(database, { ...values, validUntil: dayIn(-2) })
    await buildPosting(database, { ...values, jobId: closed.jobId })
    await pageOf(staff, other.accountId)
    await staff.post(`/smartreq/v1/${closed.jobId}/status/`, { action: 'close' })
    await create(jobId, staff)
    const shown = await summary()
    expect(shown).toMatchObject({ shown: 1, drafts: 1, unpublished: 0, expired: 1, not_open: 1 })
    const { career_page_id: id } = shown.career_page
    await staff.send({
      method: 'PATCH',
      url: `/account/v1/career-page/${other.accountId}/${id}/`,
      body: { is_public: false },
    })
    expect(await summary()).toMatchObject({ shown: 0, drafts: 1 })
  })
})

async function newJob(): Promise<number> {
  return (await buildRequisition(database, { company, values: PLACE })).jobId
}

async function create(jobId: number, staff = recruiter): Promise<JobPosting> {
  const reply = await staff.post(`/job/v1/job-postings/${jobId}/`)
  expect(reply.status).toBe(201)
  return reply.body.data
}

function urlOf({ job_id, job_posting_id }: JobPosting): string {
  return `/job/v1/job-postings/${job_id}/${job_posting_id}/`
}

function save(posting: JobPosting, body: object) {
  return recruiter.put(urlOf(posting), body)
}

function act(posting: JobPosting, action: string) {
  return recruiter.post(`${urlOf(posting)}status/`, { action })
}

function publish(posting: JobPosting, content: object) {
  return recruiter.post(`${urlOf(posting)}status/`, { action: 'publish', content })
}

/** A day as a request has it, counted from today. */
function dayIn(days: number): string {
  return new Date(test.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

async function pageOf(staff: typeof recruiter, company: number) {
  const url = `/account/v1/get-create-career-page/${company}/`
  return (await staff.post(url, undefined, { key: randomUUID() })).body.data
}

async function change(body: object) {
  const page = await pageOf(admin, accountId)
  const url = `/account/v1/career-page/${accountId}/${page.career_page_id}/`
  return admin.send({ method: 'PATCH', url, body })
}

async function actionsOf({ job_posting_id }: JobPosting): Promise<string[]> {
  const rows = await database.owner
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(and(eq(auditEvent.entity, 'job_posting'), eq(auditEvent.entityId, job_posting_id)))
    .orderBy(auditEvent.auditId)
  return rows.map(({ action }) => action)
}
