// What every public page has around its content: head, company, and the one sheet of styles.
import type { Locale } from '#contract/core/shape.ts'

import type { PublicPage } from '../career-service.ts'
import { CAREER_LABELS } from './career-labels.ts'
import { CAREER_STYLE } from './career-style.ts'
import { Markup, markup } from './markup.ts'

const STYLE = new Markup(CAREER_STYLE)
const NOTHING = new Markup('')

/** Who reads, and where the pages are for them. */
export type Reader = {
  readonly locale: Locale
  /** Scheme and host of absolute addresses. */
  readonly origin: string
  /** The token of the tracked link that led here. */
  readonly source: string | undefined
}

type PageParts = {
  readonly reader: Reader
  /** What the tab says. */
  readonly title: string
  readonly head?: Markup
  readonly company?: { readonly link: Markup }
  readonly main: Markup
}

/** A whole page, as it is sent. */
export function layout({ reader, title, head = NOTHING, company, main }: PageParts): string {
  const labels = CAREER_LABELS[reader.locale]
  const page = markup`<!doctype html>
<html lang="${reader.locale}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#main">${labels.skip}</a>
${company === undefined ? NOTHING : markup`<header>${company.link}</header>`}
<main id="main">
${main}
</main>
</body>
</html>
`
  return page.text
}

/** Logo and name of the company, as the link to all of its positions. */
export function companyLink(page: PublicPage, href: string): Markup {
  const logo = page.logoUrl === null ? NOTHING : markup`<img src="${page.logoUrl}" alt="">`
  return markup`${logo}<a href="${href}">${page.company}</a>`
}

type Shared = { title: string; description: string; url: string; page: PublicPage; locale: Locale }

/** What search engines and messengers show of a page. */
export function sharedHead({ title, description, url, page, locale }: Shared): Markup {
  const image = page.logoUrl?.startsWith('https:') === true ? page.logoUrl : null
  return markup`<link rel="canonical" href="${url}">
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:site_name" content="${page.company}">
<meta property="og:locale" content="${OG_LOCALES[locale]}">
${image === null ? NOTHING : markup`<meta property="og:image" content="${image}">\n`}`
}

const OG_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_US', es: 'es_ES', fr: 'fr_FR' }

const EXCERPT_LENGTH = 200

/** The beginning of a text, on one line. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= EXCERPT_LENGTH) return line
  return `${characters.slice(0, EXCERPT_LENGTH - 1).join('')}…`
}
