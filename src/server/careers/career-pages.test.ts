import { eq } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'

import { careerPage } from '#server/db/schema/career.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildCareerCompany, buildPosting } from '#testing/careers.ts'
import { openPage, xmlOf } from '#testing/public-pages.ts'
import { openTestApp } from '#testing/test-app.ts'

const ORIGIN = 'https://hiring.example'
const CLOSED = 'This position is not accepting new applications at this time'
const HOSTILE = `</script><script>alert(1)</script>]]> & "quoted" 'single' <img src=x onerror=alert(1)>`

const test = await openTestApp({ publicUrl: ORIGIN })
const { database } = test

describe('a career page', () => {
  it('lists the open positions, newest first, each with its location and terms', async () => {
    const { slug, accountId, jobId } = await makeCareer()
    await buildPosting(database, {
      accountId,
      jobId,
      title: 'Night pilot',
      city: 'Oslo',
      countryCode: 'NO',
      workplaceType: 'hybrid',
      employmentType: 'part_time',
      publishedAt: new Date('2026-02-01T00:00:00Z'),
    })
    const page = await open(`/careers/${slug}`)
    expect(page.status).toBe(200)
    expect(linksIn(page.document)).toEqual(['Night pilot', 'Dock lead'])
    expect(page.document.querySelector('li')?.textContent).toContain(
      'Oslo, Norway · Hybrid · Part-time',
    )
    expect(page.document.querySelector('h1')?.textContent).toBe('Careers at Harbour Works')
    expect(page.document.querySelector('script')).toBeNull()
  })

  it.each([
    ['pilot', ['Night pilot']],
    ['OSLO', ['Night pilot']],
    ['100%', []],
  ])('finds by %s what has it in its title or location', async (search, titles) => {
    const { slug, accountId, jobId } = await makeCareer()
    await buildPosting(database, { accountId, jobId, title: 'Night pilot', city: 'Oslo' })
    const { document } = await open(`/careers/${slug}?q=${encodeURIComponent(search)}`)
    expect(linksIn(document)).toEqual(titles)
    expect(document.querySelector('input[name="q"]')?.getAttribute('value')).toBe(search)
    const isEmpty = document.body.textContent.includes('No open position matches your search.')
    expect(isEmpty).toBe(titles.length === 0)
  })

  it('shows twenty positions on a page, and leads to the others with the search and the source', async () => {
    const { slug, accountId, jobId } = await makeCareer()
    for (let number = 1; number <= 22; number += 1)
      await buildPosting(database, { accountId, jobId, title: `Pilot ${number}` })
    const first = await open(`/careers/${slug}?q=pilot&src=abc`)
    expect(linksIn(first.document)).toHaveLength(20)
    const next = first.document.querySelector('a[rel="next"]')?.getAttribute('href') ?? ''
    expect(next).toBe(`/careers/${slug}?q=pilot&page=2&src=abc`)
    expect(linksIn((await open(next)).document)).toHaveLength(2)
  })

  it.each([
    ['es', 'Empleo en Harbour Works', 'Buscar'],
    ['fr', 'Carrières chez Harbour Works', 'Rechercher'],
  ])('speaks %s to readers who prefer it', async (language, heading, submit) => {
    const { slug } = await makeCareer()
    const page = await open(`/careers/${slug}`, { 'accept-language': language })
    expect(page.document.documentElement.lang).toBe(language)
    expect(page.document.querySelector('h1')?.textContent).toBe(heading)
    expect(page.document.querySelector('form button')?.textContent).toBe(submit)
    expect(page.headers['vary']).toContain('Accept-Language')
  })

  it('is not there when its company hides it, and never was for a name of no company', async () => {
    const { slug, accountId } = await makeCareer()
    await database.owner
      .update(careerPage)
      .set({ isPublic: false })
      .where(eq(careerPage.accountId, accountId))
    for (const path of [`/careers/${slug}`, '/careers/no-such-company', '/careers/A%20b']) {
      const page = await open(path)
      expect(page.status).toBe(404)
      expect(page.document.querySelector('h1')?.textContent).toBe('We cannot find this page')
    }
  })

  it('runs no script, loads nothing from elsewhere, and stands in no frame', async () => {
    const { slug } = await makeCareer()
    const { headers } = await open(`/careers/${slug}`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[\w+/=]+'; /)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBeDefined()
  })

  it('is not sent again while nothing changed', async () => {
    const { slug, accountId, jobId } = await makeCareer()
    const { headers } = await open(`/careers/${slug}`)
    expect(headers['cache-control']).toBe('public, no-cache')
    const known = { 'if-none-match': String(headers['etag']) }
    expect(await open(`/careers/${slug}`, known)).toMatchObject({ status: 304, text: '' })
    await buildPosting(database, { accountId, jobId, title: 'Night pilot' })
    expect((await open(`/careers/${slug}`, known)).status).toBe(200)
  })
})

describe('the embedded list', () => {
  it('may stand in a frame, and its links leave the frame', async () => {
    const { slug } = await makeCareer()
    const { document, headers } = await open(`/careers/${slug}/embed`)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(document.querySelector('base')?.getAttribute('target')).toBe('_top')
    expect(linksIn(document)).toEqual(['Dock lead'])
  })
})

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
    expect(dataIn(document)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Night pilot',
      description: '<p>One &lt;b&gt;</p><p>Two</p>',
      identifier: { '@type': 'PropertyValue', name: 'Harbour Works', value: uuid },
      datePosted: '2026-01-05T09:00:00.000Z',
      validThrough: '2099-12-31T23:59:59Z',
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

describe('a title and a description that would break a page', () => {
  it('are text on every page, in the data of search engines and in the feeds', async () => {
    const { slug, accountId, jobId } = await makeCareer({ name: HOSTILE })
    const posting = { accountId, jobId, title: HOSTILE, description: HOSTILE }
    const { uuid } = await buildPosting(database, posting)
    await database.owner
      .update(careerPage)
      .set({ headline: HOSTILE, introduction: HOSTILE })
      .where(eq(careerPage.accountId, accountId))
    const list = await open(`/careers/${slug}?q=${encodeURIComponent('"><script>alert(1)')}`)
    expect(list.document.querySelector('script, img')).toBeNull()
    const { document } = await open(`/careers/${slug}/jobs/${uuid}`)
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(document.querySelector('img')).toBeNull()
    expect(document.querySelector('h1')?.textContent).toBe(HOSTILE)
    expect(dataIn(document)['title']).toBe(HOSTILE)
    const feed = xmlOf((await open(`/careers/${slug}/feed.xml`)).text)
    expect(feed.querySelector('title')?.textContent).toBe(HOSTILE)
    expect(feed.querySelector('publisher')?.textContent).toBe(HOSTILE)
    const html = new JSDOM(feed.querySelector('description')?.textContent ?? '').window.document
    expect(html.querySelector('script, img')).toBeNull()
    expect(html.querySelector('[onerror], [onload], [onclick]')).toBeNull()
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

describe('what search engines read', () => {
  it('is a sitemap with the addresses of the page and of what is open', async () => {
    const { slug, postingUuid } = await makeCareer()
    const map = xmlOf((await open(`/careers/${slug}/sitemap.xml`)).text)
    expect([...map.querySelectorAll('url > loc')].map(({ textContent }) => textContent)).toEqual([
      `${ORIGIN}/careers/${slug}`,
      `${ORIGIN}/careers/${slug}/jobs/${postingUuid}`,
    ])
  })
})

function makeCareer(given: { name?: string } = {}) {
  return buildCareerCompany(database, given)
}

function open(url: string, headers: Record<string, string> = {}) {
  return openPage(test.app, { url, headers })
}

function linksIn(document: Document): (string | null)[] {
  return [...document.querySelectorAll('li a')].map(({ textContent }) => textContent)
}

function dataIn(document: Document): Record<string, unknown> {
  return JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  )
}
