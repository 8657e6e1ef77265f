// What was typed on this screen since it was opened. It shows over what is on this device and with the server, until one of
// them has something newer.
import { useRef, useState } from 'react'

import type { FeedbackEntries, FeedbackEntry } from '#contract/interviews/feedback-entries.ts'
import { seenOf, type SeenEntry } from '#web/offline/feedback-store.ts'

type Typing = {
  readonly value: FeedbackEntry['value']
  /** What was on screen before. */
  readonly before: FeedbackEntry | undefined
  /** `isPending`: what was typed before is on no disk yet. `entry`: what is on this device and not with the server. */
  readonly waits: { readonly isPending: boolean; readonly entry: FeedbackEntry | undefined }
  /** `at` of the other texts that the author deals with. */
  readonly settled?: string[] | undefined
  readonly now: number
}

export function useTyped() {
  const [typed, setTyped] = useState<FeedbackEntries>({})
  // The writer asks for it later than it was typed, and on no render.
  const seen = useRef<Record<string, SeenEntry>>({})
  return {
    /** What was on screen when an entry was typed. */
    seenFor: (key: string): SeenEntry | undefined => seen.current[key],
    over: (safe: FeedbackEntries) => withTyped(safe, typed),
    note: (key: string, { value, before, waits, settled = [], now }: Typing) => {
      const from = goOnFrom({ before, typed: typed[key], waits })
      const noted = { ...from, settled: [...(from.settled ?? []), ...settled] }
      seen.current[key] = noted
      const at = new Date(Math.max(now, Date.parse(before?.at ?? EARLIEST) + 1)).toISOString()
      setTyped((all) => ({ ...all, [key]: { ...noted, value, at } }))
    },
  }
}

const EARLIEST = new Date(0).toISOString()

function withTyped(safe: FeedbackEntries, typed: FeedbackEntries): FeedbackEntries {
  const fresh = Object.entries(typed).flatMap(([key, entry]): [string, FeedbackEntry][] => {
    const { at, others = [] } = safe[key] ?? { at: EARLIEST }
    if (Date.parse(at) >= Date.parse(entry.at)) return []
    const open = others.filter((one) => entry.settled?.includes(one.at) !== true)
    return [[key, { ...entry, others: open }]]
  })
  return { ...safe, ...Object.fromEntries(fresh) }
}

function goOnFrom({
  before,
  typed,
  waits,
}: Pick<Typing, 'before' | 'waits'> & { typed: FeedbackEntry | undefined }): SeenEntry {
  if (before !== undefined && before.at === typed?.at)
    return { base: typed.base, others: before.others, settled: typed.settled }
  const from = seenOf(before, waits.entry)
  if (!waits.isPending || typeof typed?.value !== 'string' || typed.value === '') return from
  // What another device wrote shows in the place of what was typed a moment ago and is on no disk yet.
  const replaced = { value: typed.value, at: typed.at, device: '' }
  return { ...from, others: [...(from.others ?? []), replaced] }
}
