// The page of one position: what it is, and the way to apply while it is open.
import { cleanRichText, plainTextOf } from '../../rich-text/clean-rich-text.ts'
import { applyPath, pagePath, postingPath, withSource } from '../career-paths.ts'
import type { PublicPage, PublicPosting } from '../career-service.ts'
import { CAREER_LABELS } from './career-labels.ts'
import { jobPostingData } from './job-posting-data.ts'
import { companyLink, excerptOf, layout, sharedHead, type Reader } from './layout.ts'
import { jsonInScript, Markup, markup } from './markup.ts'
import { factsOf, summaryOf } from './posting-facts.ts'

const NOTHING = new Markup('')

type Given = {
  readonly page: PublicPage
  readonly posting: PublicPosting
  readonly isOpen: boolean
  readonly reader: Reader
}

export function postingPage({ page, posting, isOpen, reader }: Given): string {
  const { locale, origin, source } = reader
  const labels = CAREER_LABELS[locale]
  const title = `${posting.title} – ${page.company}`
  const url = origin + postingPath({ slug: page.slug, uuid: posting.uuid })
  const excerpt = excerptOf(plainTextOf(posting.description))
  const description = excerpt === '' ? summaryOf(posting, locale) : excerpt
  const data = jobPostingData({ page, posting, origin })
  const script = markup`<script type="application/ld+json">${jsonInScript(data)}</script>\n`
  // A search engine is to forget a position that takes no applications.
  const extra = isOpen ? script : markup`<meta name="robots" content="noindex">\n`
  const all = withSource(pagePath(page.slug), source)
  return layout({
    reader,
    title,
    head: markup`${sharedHead({ title, description, url, page, locale })}${extra}`,
    company: { link: companyLink(page, all) },
    main: markup`<h1>${posting.title}</h1>
${isOpen ? details(posting, reader) : markup`<p class="card" role="status">${labels.closed}</p>`}
<p><a href="${all}">${labels.all}</a></p>`,
  })
}

/** What is shown where there is no page. */
export function missingPage(reader: Reader): string {
  const labels = CAREER_LABELS[reader.locale]
  return layout({
    reader,
    title: labels.notFound,
    head: markup`<meta name="robots" content="noindex">\n`,
    main: markup`<h1>${labels.notFound}</h1>\n<p>${labels.notFoundHint}</p>`,
  })
}

function details(posting: PublicPosting, { locale, source }: Reader): Markup {
  const facts = factsOf(posting, locale).map(
    ({ name, value }) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )
  const apply = markup`<p><a class="button" href="${withSource(applyPath(posting.jobUuid), source)}">${CAREER_LABELS[locale].apply}</a></p>`
  const html = new Markup(cleanRichText(posting.description))
  const description = html.text === '' ? NOTHING : markup`<div class="text">${html}</div>`
  return markup`<dl>${facts}</dl>
${apply}
${description}
${posting.description === '' ? NOTHING : apply}`
}
