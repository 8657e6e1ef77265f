// What programs read of a career page: a feed as job boards take it, and a sitemap for search engines.
// The feed: https://docs.indeed.com/indeed-apply/xml-feed/ ; the sitemap: https://www.sitemaps.org/protocol.html
import type { EmploymentType } from '#contract/careers/posting-terms.ts'

import { withWholeAddresses } from '../../rich-text/clean-rich-text.ts'
import { pagePath, postingPath, withSource } from '../career-paths.ts'
import type { PublicPage, PublicPosting } from '../career-service.ts'
import { descriptionOf } from './job-posting-data.ts'
import { Markup, markup } from './markup.ts'
import { salaryOf, termsOf } from './posting-facts.ts'

const NOTHING = new Markup('')
const JOB_TYPES: Readonly<Record<EmploymentType, string>> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
  other: '',
}

type Given = {
  readonly page: PublicPage
  readonly postings: readonly PublicPosting[]
  readonly origin: string
}

/** The open positions as job boards read them; their addresses carry the token of a source where there is one. */
export function jobFeed({
  page,
  postings,
  origin,
  source,
}: Given & { readonly source: string | undefined }): string {
  const built = newestChange(postings)
  const jobs = postings.map((posting) => feedJob({ page, posting, origin, source }))
  return markup`<?xml version="1.0" encoding="utf-8"?>
<source>
<publisher>${page.company}</publisher>
<publisherurl>${origin}${pagePath(page.slug)}</publisherurl>
${built === null ? NOTHING : markup`<lastBuildDate>${built.toUTCString()}</lastBuildDate>\n`}${jobs}</source>
`.text
}

/** The addresses of the career page and of its open positions. */
export function sitemap({ page, postings, origin }: Given): string {
  const urls = postings.map(
    ({ uuid, updatedAt }) =>
      markup`<url><loc>${origin}${postingPath({ slug: page.slug, uuid })}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`,
  )
  return markup`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${origin}${pagePath(page.slug)}</loc></url>
${urls}</urlset>
`.text
}

type Job = {
  page: PublicPage
  posting: PublicPosting
  origin: string
  source: string | undefined
}

// Always in English: a feed has one form for all readers.
function feedJob({ page, posting, origin, source }: Job): Markup {
  const path = withSource(postingPath({ slug: page.slug, uuid: posting.uuid }), source)
  const { employmentType, workplaceType } = termsOf(posting)
  const salary = salaryOf(posting, 'en')
  const optional = (name: string, value: string | null) =>
    value === null || value === ''
      ? NOTHING
      : markup`<${new Markup(name)}>${value}</${new Markup(name)}>\n`
  return markup`<job>
<title>${posting.title}</title>
<date>${(posting.publishedAt ?? posting.updatedAt).toUTCString()}</date>
<referencenumber>${posting.uuid}</referencenumber>
<requisitionid>${posting.jobUuid}</requisitionid>
<url>${origin}${path}</url>
<company>${page.company}</company>
${optional('city', posting.city)}${optional('state', posting.stateCode)}${optional('country', posting.countryCode)}<description>${withWholeAddresses(descriptionOf(posting), origin)}</description>
${optional('salary', salary)}${optional('jobtype', JOB_TYPES[employmentType])}${optional('remotetype', REMOTE_TYPES[workplaceType])}${optional('expirationdate', posting.validUntil)}</job>
`
}

const REMOTE_TYPES = { on_site: null, hybrid: 'Hybrid remote', remote: 'Fully remote' } as const

function newestChange(postings: readonly PublicPosting[]): Date | null {
  return postings.reduce<Date | null>(
    (newest, { updatedAt }) => (newest === null || updatedAt > newest ? updatedAt : newest),
    null,
  )
}
