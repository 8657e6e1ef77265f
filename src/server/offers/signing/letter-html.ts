// Rich text as a tree of few elements. Pure: what is no element of letters leaves its text, scripts leave nothing.
import { Parser } from 'htmlparser2'

export type HtmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly HtmlNode[]
}
export type HtmlNode = string | HtmlElement

type OpenElement = HtmlElement & { readonly children: HtmlNode[] }

/** Deeper elements count as their text alone. */
const MAX_DEPTH = 40
/** Their text is for no reader. */
const DROPPED = new Set(
  'script style template iframe object embed noscript svg math select textarea head title'.split(
    ' ',
  ),
)

/** Parses rich text. Never fails: HTML has no errors. */
export function parseLetterHtml(html: string): readonly HtmlNode[] {
  const root: OpenElement = { name: '', attributes: {}, children: [] }
  const open: OpenElement[] = [root]
  let depth = 0
  let droppedAt: number | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (DROPPED.has(name)) droppedAt ??= depth
      if (droppedAt !== null || depth > MAX_DEPTH) return
      const element: OpenElement = { name, attributes, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(text) {
      if (droppedAt === null) open.at(-1)?.children.push(text)
    },
    onclosetag() {
      if (droppedAt === null && depth <= MAX_DEPTH) open.pop()
      if (droppedAt === depth) droppedAt = null
      depth -= 1
    },
  })
  parser.end(html)
  return root.children
}

/** The text of a tree, without its elements. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : `${textOf(node.children)}\n`))
    .join('')
}
