// Turns a guide's Markdown into the HTML page that people read. Knows no files and no requests.
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

export type Guide = {
  /** The last part of its address, below /docs. */
  readonly name: string
  readonly title: string
  /** Its file in `.github`. */
  readonly file: string
}

type PageParts = {
  readonly guide: Guide
  /** All that are served, for the navigation and for links from one to another. */
  readonly guides: readonly Guide[]
  /** Its Markdown. */
  readonly text: string
  /** The address of the stylesheet. */
  readonly style: string
}
type Content = { readonly html: string; readonly sections: readonly Section[] }
type Section = { readonly id: string; readonly heading: string }

const HEADING_OR_TABLE = /<h([1-6])>(.*?)<\/h\1>|<table>|<\/table>/g
const LINK = /<a href="([^"]*)">(.*?)<\/a>/g

/** The whole page. */
export function guidePage({ guide, guides, text, style }: PageParts): string {
  const { html, sections } = contentOf(text, guides)
  const links = guides.map((one) => {
    const current = one === guide ? ' aria-current="page"' : ''
    return `<li><a href="/docs/${one.name}"${current}>${one.title}</a></li>`
  })
  const contents = sections.map(({ id, heading }) => `<li><a href="#${id}">${heading}</a></li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${guide.title} · Fairlead</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${style}">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<nav aria-label="Documentation"><ul><li><a href="/docs/">API</a></li>${links.join('')}</ul></nav>
</header>
<nav class="contents" aria-label="On this page"><ul>${contents.join('')}</ul></nav>
<main id="main" tabindex="-1">
${html}
</main>
</body>
</html>
`
}

function contentOf(text: string, guides: readonly Guide[]): Content {
  const sections: Section[] = []
  let lastId = ''
  const html = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
    .replaceAll('<th>', '<th scope="col">')
    .replaceAll(LINK, (whole, href: string, label: string) => {
      const served = servedAddress(href, guides)
      return served === null ? label : whole.replace(href, served)
    })
    .replaceAll(HEADING_OR_TABLE, (whole, level: string | undefined, heading: string) => {
      // A wide table scrolls by itself, with the keyboard too.
      if (whole === '</table>') return '</table></section>'
      if (level === undefined)
        return `<section class="table" aria-labelledby="${lastId}" tabindex="0"><table>`
      lastId = headingId(heading)
      if (level === '2') sections.push({ id: lastId, heading })
      return `<h${level} id="${lastId}">${heading}</h${level}>`
    })
  return { html, sections }
}

/** The fragment by which GitHub links to a heading as well. */
function headingId(heading: string): string {
  const words = heading.replaceAll(/<[^>]*>|&\w+;/g, '').toLowerCase()
  return words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-')
}

/** Where a link of a guide leads in the running app; null for a file of the repository, which the server does not show. */
function servedAddress(href: string, guides: readonly Guide[]): string | null {
  if (/^(#|https?:)/.test(href)) return href
  const [path = '', fragment] = href.split('#')
  const target = guides.find(({ file }) => file === path)
  if (target === undefined) return null
  return `/docs/${target.name}${fragment === undefined ? '' : `#${fragment}`}`
}
