import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { application, job } from '#server/db/schema/requisition.ts'
import { source } from '#server/db/schema/source.ts'
import { buildCareerCompany, buildPosting } from '#testing/careers.ts'
import { openPage, xmlOf } from '#testing/public-pages.ts'
import { openTestApp } from '#testing/test-app.ts'

const ORIGIN = 'https://hiring.example'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const test = await openTestApp({ publicUrl: ORIGIN })
const { database, clock } = test
// In the morning: at noon, when deadlines end, every feed counts as changed.
clock.shift(DAY_MS / 4 - (clock.now().getTime() % DAY_MS))

describe('the feed for job boards', () => {
  it('is taken by an XML parser, with what job boards ask for', async () => {
    const { slug, accountId, jobId, jobUuid } = await buildCareerCompany(database)
    const made = await buildPosting(database, {
      accountId,
      jobId,
      title: `Crane\u0007 operator`,
      city: 'Savannah',
      stateCode: 'GA',
      countryCode: 'US',
      employmentType: 'contract',
      workplaceType: 'hybrid',
      salaryMax: 52_000,
      salaryCurrency: 'USD',
      salaryPeriod: 'year',
      validUntil: '2099-12-31',
    })
    const { text, headers } = await open(`/careers/${slug}/feed.xml`, { 'accept-language': 'fr' })
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const feed = xmlOf(text)
    const found = [...feed.querySelectorAll('job')].find(
      (one) => one.querySelector('referencenumber')?.textContent === made.uuid,
    )
    const fields = [...(found?.children ?? [])].map(({ tagName, textContent }) => [
      tagName,
      textContent,
    ])
    expect(Object.fromEntries(fields)).toEqual({
      title: 'Crane operator',
      date: 'Mon, 05 Jan 2026 09:00:00 GMT',
      referencenumber: made.uuid,
      requisitionid: jobUuid,
      url: `${ORIGIN}/careers/${slug}/jobs/${made.uuid}`,
      company: 'Harbour Works',
      city: 'Savannah',
      state: 'GA',
      country: 'US',
      description: '<p>Crane operator</p>',
      salary: 'Up to $52,000 per year',
      jobtype: 'contract',
      remotetype: 'Hybrid remote',
      expirationdate: '2099-12-31',
    })
  })

  it('is there for each source, and its applicants count for that source', async () => {
    const { slug, accountId, postingUuid, jobUuid } = await buildCareerCompany(database)
    const { feedToken, sourceId } = await sourceOf(accountId)
    const { text, status } = await open(`/careers/${slug}/feed.xml?src=${feedToken}`)
    expect(status).toBe(200)
    const feed = xmlOf(text)
    const url = feed.querySelector('job > url')?.textContent ?? ''
    expect(url).toBe(`${ORIGIN}/careers/${slug}/jobs/${postingUuid}?src=${feedToken}`)
    const { document } = await open(url.slice(ORIGIN.length))
    const apply = new URL(document.querySelector('a.button')?.getAttribute('href') ?? '', ORIGIN)
    expect(apply.pathname).toBe(`/login/applicant/${jobUuid}`)
    const { client, userId } = await test.signUp()
    const body = { job_uuid: jobUuid, source_token: apply.searchParams.get('src') }
    const reply = await client.post(`/user/v1/progress-tracker/user/${userId}/`, body)
    expect(reply.status).toBe(201)
    const [applied] = await database.owner
      .select({ sourceId: application.sourceId, sourceType: application.sourceType })
      .from(application)
      .where(eq(application.userId, userId))
    expect(applied).toEqual({ sourceId, sourceType: 'third_party_boards' })
  })

  it('counts no one for the source of another company', async () => {
    const { jobUuid } = await buildCareerCompany(database)
    const { feedToken } = await sourceOf((await buildCareerCompany(database)).accountId)
    const { client, userId } = await test.signUp()
    const body = { job_uuid: jobUuid, source_token: feedToken }
    await client.post(`/user/v1/progress-tracker/user/${userId}/`, body)
    const [applied] = await database.owner
      .select({ sourceId: application.sourceId, sourceType: application.sourceType })
      .from(application)
      .where(eq(application.userId, userId))
    expect(applied).toEqual({ sourceId: null, sourceType: 'direct' })
  })

  it('is not there for a source that there is not, of another company, or of a link', async () => {
    const { slug, jobId } = await buildCareerCompany(database)
    const { feedToken: foreign } = await sourceOf((await buildCareerCompany(database)).accountId)
    const tokens = [crypto.randomUUID(), foreign, `token-${jobId}`, '', 'a%20b']
    for (const token of tokens) {
      const page = await open(`/careers/${slug}/feed.xml?src=${token}`)
      expect(page.status).toBe(404)
      expect(page.document.querySelector('h1')?.textContent).toBe('We cannot find this page')
    }
    const { feedToken } = await sourceOf((await buildCareerCompany(database)).accountId)
    expect((await open(`/careers/no-such-company/feed.xml?src=${feedToken}`)).status).toBe(404)
    expect((await open(`/j/${feedToken}`)).status).toBe(404)
  })

  it.each(['closed', 'on_hold'])('is not sent again until its position is %s', async (status) => {
    const { slug, accountId, jobId, postingUuid } = await buildCareerCompany(database)
    const { feedToken } = await sourceOf(accountId)
    const url = `/careers/${slug}/feed.xml?src=${feedToken}`
    await recordChange({ accountId, jobId, at: new Date(clock.now().getTime() - HOUR_MS) })
    const first = await open(url)
    expect(first.text).toContain(postingUuid)
    const known: Record<string, string>[] = [
      { 'if-none-match': String(first.headers['etag']) },
      { 'if-modified-since': String(first.headers['last-modified']) },
    ]
    for (const headers of known)
      expect(await open(url, headers)).toMatchObject({ status: 304, text: '' })
    await database.owner.update(job).set({ status }).where(eq(job.jobId, jobId))
    await recordChange({ accountId, jobId, at: clock.now() })
    for (const headers of known) {
      const again = await open(url, headers)
      expect(again.status).toBe(200)
      expect(again.text).not.toContain(postingUuid)
      // Another change may follow within the second.
      expect(again.headers['last-modified']).toBeUndefined()
    }
  })

  it('goes by its tag where a reader has a date as well', async () => {
    const { slug } = await buildCareerCompany(database)
    const { headers } = await open(`/careers/${slug}/feed.xml`)
    const since = { 'if-modified-since': String(headers['last-modified']) }
    const other = await open(`/careers/${slug}/feed.xml`, { ...since, 'if-none-match': '"other"' })
    expect(other.status).toBe(200)
    const no = await open(`/careers/${slug}/feed.xml`, { 'if-modified-since': 'yesterday' })
    expect(no.status).toBe(200)
  })
})

// The board that most use.
async function sourceOf(accountId: number) {
  const ofCompany = and(eq(source.accountId, accountId), eq(source.name, 'Indeed'))
  const [row] = await database.owner.select().from(source).where(ofCompany)
  if (row === undefined) throw new Error('The company has no such source.')
  return row
}

async function recordChange({ jobId, ...given }: { accountId: number; jobId: number; at: Date }) {
  const change = { entity: 'requisition', entityId: jobId, action: 'update' }
  await database.owner.insert(auditEvent).values({ ...given, ...change })
}

function open(url: string, headers: Record<string, string> = {}) {
  return openPage(test.app, { url, headers })
}
