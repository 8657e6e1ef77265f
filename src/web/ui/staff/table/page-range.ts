export type PageItem = number | 'gap'

/**
 * The page numbers to offer, counted from 1: the ends, the current one and its neighbours. A gap never hides
 * a single page, because the dots would be no shorter.
 */
export function pageItems(current: number, pageCount: number): PageItem[] {
  const wanted = new Set([1, pageCount, current - 1, current, current + 1])
  if (current <= 4) for (const page of [2, 3]) wanted.add(page)
  if (current >= pageCount - 3) for (const page of [pageCount - 1, pageCount - 2]) wanted.add(page)
  const pages = [...wanted]
    .filter((page) => page >= 1 && page <= pageCount)
    .toSorted((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? ['gap' as const, page] : [page]
  })
}
