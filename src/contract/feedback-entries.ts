// The entries of an interviewer’s feedback, and which of two counts. Every device loads it, with what sends them.

/**
 * One entry of a feedback: text, a rating, or a recommendation; null where it was taken back. `at`: when it was written,
 * by the server’s clock as its device estimated it, ISO 8601.
 */
export type FeedbackEntry = { readonly value: string | number | null; readonly at: string }

/** By the names of `interview-feedback-rules.ts`. */
export type FeedbackEntries = Readonly<Record<string, FeedbackEntry>>

/** The newest of each entry. Of two from the same instant, the first one stays. */
export function mergeEntries(before: FeedbackEntries, after: FeedbackEntries): FeedbackEntries {
  const merged = { ...before }
  for (const [key, entry] of Object.entries(after)) {
    const held = merged[key]
    if (held === undefined || Date.parse(held.at) < Date.parse(entry.at)) merged[key] = entry
  }
  return merged
}
