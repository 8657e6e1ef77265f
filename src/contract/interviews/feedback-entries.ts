// The entries of an interviewer’s feedback, and which of two counts. Every device loads it, with what sends them.

/** A text that was written on another device at the same time, for the author to use or to remove. */
export type OtherText = {
  value: string
  /** When it was written, as `at` of an entry. */
  at: string
  device: string
}

/**
 * One entry of a feedback: text, a rating, or a recommendation; null where it was taken back. `at`: when it was written,
 * by the server’s clock as its device estimated it, ISO 8601.
 */
export type FeedbackEntry = {
  readonly value: string | number | null
  readonly at: string
  /** The device that wrote it; none on entries from before devices were noted. */
  readonly device?: string | undefined
  /** `at` of the entry that its author saw when they wrote this one; null where there was none. */
  readonly base?: string | null | undefined
  readonly others?: OtherText[] | undefined
  /** `at` of the texts in `others` that the author used or removed. */
  readonly settled?: string[] | undefined
}

/** By the names of `interview-feedback-rules.ts`. */
export type FeedbackEntries = Readonly<Record<string, FeedbackEntry>>

/** How many texts of other devices an entry stores: the newest. */
export const MOST_OTHER_TEXTS = 10

/**
 * The newest of each entry. Of two from the same instant, the first one stays. A text that was replaced by an author who
 * had not seen it stays beside the newer one, in `others` (I7).
 */
export function mergeEntries(before: FeedbackEntries, after: FeedbackEntries): FeedbackEntries {
  const merged = { ...before }
  for (const [key, entry] of Object.entries(after)) {
    const stored = merged[key]
    if (stored === undefined) merged[key] = entry
    else if (isNote(key)) merged[key] = mergeNotes(stored, entry)
    else merged[key] = inOrder(stored, entry).newer
  }
  return merged
}

// A rating or a recommendation is chosen in a moment; only written text is worth keeping twice.
function isNote(key: string): boolean {
  return key === 'summary' || key.startsWith('note:')
}

function inOrder(before: FeedbackEntry, after: FeedbackEntry) {
  const isLater = Date.parse(before.at) < Date.parse(after.at)
  return isLater ? { newer: after, older: before } : { newer: before, older: after }
}

function mergeNotes(before: FeedbackEntry, after: FeedbackEntry): FeedbackEntry {
  const { newer, older } = inOrder(before, after)
  const settled = [...new Set([...(older.settled ?? []), ...(newer.settled ?? [])])]
  const others = otherTexts({ newer, older }).filter(({ at }) => !settled.includes(at))
  return {
    ...newer,
    others: others.length > 0 ? others.slice(-MOST_OTHER_TEXTS) : undefined,
    settled: settled.length > 0 ? settled.slice(-2 * MOST_OTHER_TEXTS) : undefined,
  }
}

function otherTexts({ newer, older }: Record<'newer' | 'older', FeedbackEntry>): OtherText[] {
  const isUnseen = isUnseenBy(newer, older)
  // What this device wrote before is in the text that it goes on with.
  const stored = (older.others ?? []).filter((one) => !isUnseen || one.device !== newer.device)
  const unseen = isUnseen
    ? [{ value: String(older.value ?? ''), at: older.at, device: older.device ?? '' }]
    : []
  const text = String(newer.value ?? '')
  const byInstant = new Map(
    [...stored, ...(newer.others ?? []), ...unseen]
      .filter(({ value }) => !text.includes(value))
      .map((one) => [`${one.at} ${one.device}`, one]),
  )
  return [...byInstant.values()].toSorted((one, next) => Date.parse(one.at) - Date.parse(next.at))
}

function isUnseenBy(newer: FeedbackEntry, older: FeedbackEntry): boolean {
  const { device, base } = newer
  return device !== undefined && device !== older.device && base !== older.at
}
