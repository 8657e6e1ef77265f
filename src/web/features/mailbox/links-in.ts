// Of an address in brackets they are no part.
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"').,]/g

export type TextPart = {
  /** Where it begins. */ readonly at: number
  readonly text: string
  readonly isLink: boolean
}

/** A text in pieces: its web addresses, and what stands between them. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: link, index } of text.matchAll(ADDRESS)) {
    if (index > end) parts.push({ at: end, text: text.slice(end, index), isLink: false })
    parts.push({ at: index, text: link, isLink: true })
    end = index + link.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), isLink: false })
  return parts
}
