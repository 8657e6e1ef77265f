import { eq } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'

import { careerPage } from '#server/db/schema/career.ts'
import { buildCareerCompany, buildPosting } from '#testing/careers.ts'
import { openPage, positionDataIn, xmlOf } from '#testing/public-pages.ts'
import { openTestApp } from '#testing/test-app.ts'

const ORIGIN = 'https://hiring.example'
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
    expect(positionDataIn(document)['title']).toBe(HOSTILE)
    const feed = xmlOf((await open(`/careers/${slug}/feed.xml`)).text)
    expect(feed.querySelector('title')?.textContent).toBe(HOSTILE)
    expect(feed.querySelector('publisher')?.textContent).toBe(HOSTILE)
    const html = new JSDOM(feed.querySelector('description')?.textContent ?? '').window.document
    expect(html.querySelector('script, img')).toBeNull()
    expect(html.querySelector('[onerror], [onload], [onclick]')).toBeNull()
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
