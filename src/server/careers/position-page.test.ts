import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { careerPage } from '#server/db/schema/career.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildCareerCompany, buildPosting } from '#testing/careers.ts'
import { openPage, positionDataIn } from '#testing/public-pages.ts'
import { openTestApp } from '#testing/test-app.ts'

const ORIGIN = 'https://hiring.example'
const CLOSED = 'This position is not accepting new applications at this time'

const test = await openTestApp({ publicUrl: ORIGIN })
const { database } = test

describe('the page of a position', () => {
  it('says what it is, and leads to applying with the source that led to it', async () => {
    const { slug, accountId, jobId, jobUuid } = await makeCareer()
    const { uuid } = await buildPosting(database, {
      accountId,
      jobId,
      title: 'Night pilot',
      description: '<p>First line</p><ul><li><p>second line</p></li></ul>',
      salaryMin: 30,
      salaryMax: 42.5,
      salaryCurrency: 'USD',
      salaryPeriod: 'hour',
      validUntil: '2099-12-31',
    })
    const { document } = await open(`/careers/${slug}/jobs/${uuid}?src=abc-1`)
    const text = document.body.textContent
    expect(document.title).toBe('Night pilot – Harbour Works')
    for (const part of ['First line', 'per hour', '$42.50', 'December 31, 2099'])
      expect(text).toContain(part)
    expect(document.querySelector('main li')?.textContent).toBe('second line')
    const apply = [...document.querySelectorAll('a.button')].map((one) => one.getAttribute('href'))
    expect(new Set(apply)).toEqual(new Set([`/login/applicant/${jobUuid}?src=abc-1`]))
  })

  it('says what search engines and messengers read, as schema.org has it', async () => {
    const { slug, accountId, jobId } = await makeCareer()
    const { uuid } = await buildPosting(database, {
      accountId,
      jobId,
      title: 'Night pilot',
      description: '<p>One &lt;b&gt;</p><p onclick="alert(1)">Two</p>',
      city: 'Savannah',
      stateCode: 'GA',
      countryCode: 'US',
      workplaceType: 'remote',
      salaryMin: 41_000,
      salaryCurrency: 'USD',
      salaryPeriod: 'year',
      validUntil: '2099-12-31',
    })
    const { document } = await open(`/careers/${slug}/jobs/${uuid}?src=abc`)
    const url = `${ORIGIN}/careers/${slug}/jobs/${uuid}`
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(url)
    const property = (name: string) =>
      document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
    expect([property('title'), property('url'), property('site_name')]).toEqual([
      'Night pilot – Harbour Works',
      url,
      'Harbour Works',
    ])
    expect(positionDataIn(document)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Night pilot',
      description: '<p>One &lt;b&gt;</p><p>Two</p>',
      identifier: { '@type': 'PropertyValue', name: 'Harbour Works', value: uuid },
      datePosted: '2026-01-05T09:00:00.000Z',
      validThrough: '2099-12-31T23:59:59-12:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Harbour Works',
        sameAs: `${ORIGIN}/careers/${slug}`,
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Savannah',
          addressRegion: 'GA',
          addressCountry: 'US',
        },
      },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 41_000, unitText: 'YEAR' },
      },
      directApply: true,
      url,
    })
  })

  it.each([
    ['is closed', { status: 'closed' }, {}],
    ['is on hold', { status: 'on_hold' }, {}],
    ['is past its deadline', { applyUntil: '2026-01-31' }, {}],
    ['was taken off', {}, { status: 'unpublished' }],
    ['is past its last day', {}, { validUntil: '2020-01-31' }],
  ])('that %s takes no applications, and is in no list', async (_, ofJob, ofPosting) => {
    const { slug, accountId, jobId } = await makeCareer()
    const posting = { accountId, jobId, title: 'Night pilot', ...ofPosting }
    const { uuid } = await buildPosting(database, posting)
    if (Object.keys(ofJob).length > 0)
      await database.owner.update(job).set(ofJob).where(eq(job.jobId, jobId))
    const { status, document } = await open(`/careers/${slug}/jobs/${uuid}`)
    expect(status).toBe(200)
    expect(document.querySelector('[role="status"]')?.textContent).toBe(CLOSED)
    expect(document.querySelector('a.button')).toBeNull()
    expect(document.querySelector('script')).toBeNull()
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    for (const path of ['', '/embed', '/feed.xml', '/sitemap.xml']) {
      const { text } = await open(`/careers/${slug}${path}`)
      expect(text).not.toContain('Night pilot')
      expect(text).not.toContain(uuid)
    }
  })

  it('is not there for a draft, for another company’s, or for no id at all', async () => {
    const { slug, accountId, jobId } = await makeCareer()
    const other = await makeCareer()
    const draft = await buildPosting(database, {
      accountId,
      jobId,
      status: 'draft',
      publishedAt: null,
    })
    const foreign = await buildPosting(database, {
      accountId: other.accountId,
      jobId: other.jobId,
    })
    for (const id of [draft.uuid, foreign.uuid, 'nothing', crypto.randomUUID()])
      expect((await open(`/careers/${slug}/jobs/${id}`)).status).toBe(404)
  })
})

describe('a tracked link', () => {
  it('leads to the position, and without a public page to applying', async () => {
    const { slug, accountId, jobId, jobUuid, postingUuid } = await makeCareer()
    const link = `/j/token-${jobId}`
    const target = await open(link)
    expect([target.status, target.headers['location']]).toEqual([
      302,
      `/careers/${slug}/jobs/${postingUuid}?src=token-${jobId}`,
    ])
    await database.owner
      .update(careerPage)
      .set({ isPublic: false })
      .where(eq(careerPage.accountId, accountId))
    expect((await open(link)).headers['location']).toBe(
      `/login/applicant/${jobUuid}?src=token-${jobId}`,
    )
    expect((await open('/j/no-such-token')).status).toBe(404)
  })
})

function makeCareer(given: { name?: string } = {}) {
  return buildCareerCompany(database, given)
}

function open(url: string, headers: Record<string, string> = {}) {
  return openPage(test.app, { url, headers })
}
