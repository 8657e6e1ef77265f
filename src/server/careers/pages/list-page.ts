import { SOURCE_PARAMETER } from '#contract/careers/careers-rules.ts'
import type { Locale } from '#contract/core/shape.ts'

// The career page of a company: what it says of itself, a search, and its open positions.
import { pagePath, postingPath, withSource } from '../career-paths.ts'
import { POSTINGS_PER_PAGE, type PublicPage, type PublicPosting } from '../career-service.ts'
import { CAREER_LABELS, fill } from './career-labels.ts'
import { companyLink, excerptOf, layout, sharedHead, type Reader } from './layout.ts'
import { Markup, markup } from './markup.ts'
import { summaryOf } from './posting-facts.ts'

const NOTHING = new Markup('')

export type Listed = {
  readonly page: PublicPage
  readonly reader: Reader
  readonly search: string
  /** Counted from 1. */
  readonly pageNumber: number
  readonly rows: readonly PublicPosting[]
  readonly total: number
}

export function listPage(listed: Listed): string {
  const { page, reader } = listed
  const labels = CAREER_LABELS[reader.locale]
  const name = fill(labels.careersAt, { company: page.company })
  const title = page.headline === '' ? name : page.headline
  const path = pagePath(page.slug)
  const url = reader.origin + path
  const introduction =
    page.introduction === '' ? NOTHING : markup`<p class="lines">${page.introduction}</p>`
  return layout({
    reader,
    title: name,
    head: markup`${sharedHead({
      title: name,
      description: excerptOf(page.introduction === '' ? name : page.introduction),
      url,
      page,
      locale: reader.locale,
    })}${listed.search === '' ? NOTHING : markup`<meta name="robots" content="noindex">\n`}`,
    company: { link: companyLink(page, withSource(path, reader.source)) },
    main: markup`<h1>${title}</h1>
${introduction}
${searchForm(listed)}
${results(listed)}
${pagination(listed)}`,
  })
}

/** The open positions alone, to stand in a frame of the company's own site. */
export function embedPage(listed: Listed): string {
  const { page, reader } = listed
  const labels = CAREER_LABELS[reader.locale]
  const all = pagePath(page.slug)
  return layout({
    reader,
    title: fill(labels.careersAt, { company: page.company }),
    head: markup`<base target="_top">\n<link rel="canonical" href="${reader.origin}${all}">\n<meta name="robots" content="noindex">\n`,
    main: markup`<h1>${fill(labels.careersAt, { company: page.company })}</h1>
${results(listed)}
<p><a href="${all}">${labels.all}</a></p>`,
  })
}

function searchForm({ page, reader, search }: Listed): Markup {
  const labels = CAREER_LABELS[reader.locale]
  const source =
    reader.source === undefined
      ? NOTHING
      : markup`<input type="hidden" name="${SOURCE_PARAMETER}" value="${reader.source}">`
  return markup`<form role="search" action="${pagePath(page.slug)}">
<label>${labels.search}<input type="search" name="q" maxlength="100" value="${search}"></label>
${source}<button>${labels.submit}</button>
</form>`
}

function results({ page, reader, search, rows, total }: Listed): Markup {
  const labels = CAREER_LABELS[reader.locale]
  if (total === 0) {
    const all = withSource(pagePath(page.slug), reader.source)
    return search === ''
      ? markup`<p role="status">${labels.nothing}</p>`
      : markup`<p role="status">${labels.nothingFound}</p>\n<p><a href="${all}">${labels.all}</a></p>`
  }
  const items = rows.map((posting) => {
    const path = postingPath({ slug: page.slug, uuid: posting.uuid })
    return markup`<li class="card"><h2><a href="${withSource(path, reader.source)}">${posting.title}</a></h2>
<p class="soft">${summaryOf(posting, reader.locale)}</p></li>\n`
  })
  return markup`<p class="soft" role="status">${countText(total, reader.locale)}</p>
<ul role="list">
${items}</ul>`
}

function countText(count: number, locale: Locale): string {
  const { one, other } = CAREER_LABELS[locale].positions
  const isOne = new Intl.PluralRules(locale).select(count) === 'one'
  return fill(isOne ? one : other, { count: new Intl.NumberFormat(locale).format(count) })
}

function pagination(listed: Listed): Markup {
  const { pageNumber, total, reader } = listed
  const labels = CAREER_LABELS[reader.locale]
  const last = Math.ceil(total / POSTINGS_PER_PAGE)
  if (last <= 1) return NOTHING
  return markup`<nav aria-label="${labels.pages}">
${pageNumber > 1 ? markup`<a rel="prev" href="${hrefOf(listed, pageNumber - 1)}">${labels.previous}</a>` : NOTHING}
${pageNumber < last ? markup`<a rel="next" href="${hrefOf(listed, pageNumber + 1)}">${labels.next}</a>` : NOTHING}
</nav>`
}

function hrefOf({ page, search, reader }: Listed, number: number): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (number > 1) query.set('page', String(number))
  if (reader.source !== undefined) query.set(SOURCE_PARAMETER, reader.source)
  const text = query.toString()
  return text === '' ? pagePath(page.slug) : `${pagePath(page.slug)}?${text}`
}
