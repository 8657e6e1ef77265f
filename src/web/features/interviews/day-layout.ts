// Where the interviews of a day stand in its column: those that overlap side by side. Pure.

export type Timed = { readonly from: number; readonly to: number }

/** From 0: the part of the column's width that an entry has. */
export type Lane = { readonly lane: number; readonly lanes: number }

/**
 * A lane for each entry, in their order. Entries that overlap, also by way of others between them, share the width equally.
 * @param entries in the order of their beginnings; in minutes
 */
export function lanesOf(entries: readonly Timed[]): Lane[] {
  const placed: { lane: number; group: number }[] = []
  const widths: number[] = []
  let ends: number[] = []
  for (const { from, to } of entries) {
    const isNewGroup = ends.every((end) => end <= from)
    if (isNewGroup) {
      ends = []
      widths.push(0)
    }
    const free = ends.findIndex((end) => end <= from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = to
    const group = widths.length - 1
    widths[group] = ends.length
    placed.push({ lane, group })
  }
  return placed.map(({ lane, group }) => ({ lane, lanes: widths[group] ?? 1 }))
}

/** The hours that a week shows: those of work, and as many more as its entries take. */
export function hoursOf(entries: readonly Timed[]): {
  readonly first: number
  readonly last: number
} {
  const from = entries.map((one) => Math.floor(one.from / HOUR))
  const to = entries.map((one) => Math.ceil(one.to / HOUR))
  return { first: Math.min(WORK.first, ...from), last: Math.max(WORK.last, ...to) }
}

/** The same from the first entry on for a week that is read: it opens with what there is. */
export function hoursFromFirst(entries: readonly Timed[]): ReturnType<typeof hoursOf> {
  const { last } = hoursOf(entries)
  if (entries.length === 0) return hoursOf(entries)
  const starts = entries.map((one) => Math.floor(one.from / HOUR))
  return { first: Math.min(...starts, last - LEAST), last }
}

const HOUR = 60
/** So that a late entry does not stand in a strip alone; in hours. */
const LEAST = 4
const WORK = { first: 8, last: 18 } as const
