// What a typing log says: speed, accuracy, evenness, and what no hand does. Pure; the device shows it live, the server scores.
import { typedText, type TypingEvent } from './typing-log.ts'

export type TypingMetrics = {
  /** Words a minute of what stands right at the end: correct characters / 5 / minutes. */
  readonly wpm: number
  /** Words a minute of all that was typed, right or wrong, corrected or not. */
  readonly raw_wpm: number
  /** Percent of the characters that were typed right at once; null before the first. */
  readonly accuracy: number | null
  /** 0–100: 100 is the same speed throughout; null where too little was typed to say. */
  readonly consistency: number | null
  readonly correct: number
  /** Wrong, missing or too many in the text as it stood at the end. */
  readonly uncorrected: number
  /** Typed and taken back. */
  readonly corrected: number
}

/** What no hand does, or not without help. For people to look at, never a reason to reject by itself. */
export const TYPING_FLAGS = ['inserted', 'key_repeat', 'too_fast', 'too_even', 'too_late'] as const
export type TypingFlag = (typeof TYPING_FLAGS)[number]

type TypingTest = {
  /** What is to be typed; it begins again where it ends. */
  readonly passage: string
  readonly seconds: number
  readonly events: readonly TypingEvent[]
}

const CHARACTERS_PER_WORD = 5
/** How far the typed text may run ahead of the passage or behind it, in characters: about three lines left out. */
const BAND = 200
const WINDOW_MS = 5000
const FEWEST_WINDOWS = 3

/**
 * Measures a log. What came after the end of the time does not count.
 *
 * - Correct characters: those of the text that stand in an alignment with the passage with the fewest errors (minimum
 *   string distance), so that a letter left out does not make wrong what follows.
 * - Accuracy: correct / (correct + uncorrected + corrected) · 100, one minus the total error rate of R. W. Soukoreff and
 *   I. S. MacKenzie, Metrics for text entry research, CHI 2003.
 * - Consistency: 100 · (1 − standard deviation / mean) of the characters typed in each full 5 s, never below 0. Defined here.
 */
export function typingMetrics({ passage, seconds, events }: TypingTest): TypingMetrics {
  const counted = events.filter(({ at }) => at <= seconds * 1000)
  const text = plainCharacters(typedText(counted))
  const target = passageOf(passage, text.length + BAND)
  const { correct, errors } = compareTyped(text, target)
  const typed = counted.reduce((sum, { inserted }) => sum + inserted.length, 0)
  const corrected = counted.reduce((sum, { deleted }) => sum + deleted, 0)
  const all = correct + errors + corrected
  const minutes = seconds / 60
  return {
    wpm: correct / CHARACTERS_PER_WORD / minutes,
    raw_wpm: typed / CHARACTERS_PER_WORD / minutes,
    accuracy: all === 0 ? null : (100 * correct) / all,
    consistency: consistencyOf(counted, seconds * 1000),
    correct,
    uncorrected: errors,
    corrected,
  }
}

/** At least so many characters of the passage, which is repeated with a space between. */
export function passageOf(passage: string, length: number): string {
  const times = Math.ceil((length + 1) / (passage.length + 1))
  return Array.from({ length: Math.max(times, 1) }, () => passage).join(' ')
}

/** Phones turn quotes, dashes and spaces into typographic ones by themselves: they count as the plain ones. */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}

/**
 * Aligns a text with the beginning of the passage that fits it best, within a band around the diagonal.
 * @returns the characters that stand right, and the insertions, deletions and substitutions
 */
export function compareTyped(text: string, target: string): { correct: number; errors: number } {
  // What is right from the beginning stands in a best alignment, and need not be searched for.
  const same = commonStart(text, target)
  const rest = alignedRest(text.slice(same), target.slice(same))
  return { correct: same + rest.correct, errors: rest.errors }
}

function commonStart(text: string, target: string): number {
  let same = 0
  while (same < text.length && text[same] === target[same]) same += 1
  return same
}

function alignedRest(text: string, target: string): { correct: number; errors: number } {
  const width = 2 * BAND + 1
  // Cell d of row i: the fewest errors between the first i characters of the text and the first i + d − BAND of the target.
  let row = new Float64Array(width).map((_, d) => (d < BAND ? Infinity : d - BAND))
  let next = new Float64Array(width)
  for (let i = 1; i <= text.length; i += 1) {
    for (let d = 0; d < width; d += 1) {
      const j = i + d - BAND
      const isSame = j > 0 && text[i - 1] === target[j - 1]
      const replaced = j > 0 ? cell(row, d) + (isSame ? 0 : 1) : Infinity
      const isInside = j >= 0 && j <= target.length
      next[d] = isInside
        ? Math.min(replaced, cell(row, d + 1) + 1, cell(next, d - 1) + 1)
        : Infinity
    }
    ;[row, next] = [next, row]
  }
  return bestOf(row, text.length)
}

function cell(row: Float64Array, d: number): number {
  return row[d] ?? Infinity
}

// Of the beginnings of the passage that fit equally well, the one that leaves the most right.
function bestOf(row: Float64Array, length: number): { correct: number; errors: number } {
  let best = { correct: 0, errors: Infinity }
  for (const [d, errors] of row.entries()) {
    const correct = Math.max(length, length + d - BAND) - errors
    const isBetter = errors < best.errors || (errors === best.errors && correct > best.correct)
    if (isBetter) best = { correct, errors }
  }
  return best
}

function consistencyOf(events: readonly TypingEvent[], end: number): number | null {
  const last = Math.min(events.at(-1)?.at ?? 0, end)
  const windows = Array.from({ length: Math.floor(last / WINDOW_MS) }, () => 0)
  if (windows.length < FEWEST_WINDOWS) return null
  for (const { at, inserted } of events) {
    const index = Math.floor(at / WINDOW_MS)
    if (index < windows.length) windows[index] = (windows[index] ?? 0) + inserted.length
  }
  const mean = windows.reduce((sum, one) => sum + one, 0) / windows.length
  if (mean === 0) return null
  const variance = windows.reduce((sum, one) => sum + (one - mean) ** 2, 0) / windows.length
  return Math.max(0, 100 * (1 - Math.sqrt(variance) / mean))
}

/** A word with its space from a phone's suggestions is shorter; what was pasted is not. */
const LONGEST_WORD = 24
/** A key that is held repeats every 30 to 40 ms; no finger presses one so often. */
const REPEAT_MS = 45
const FEWEST_REPEATS = 6
/** Well above what is typed in competitions. */
const FASTEST_WPM = 250
const FEWEST_KEYS = 50
/** The pauses of a hand differ by tens of milliseconds. */
const LEAST_SPREAD_MS = 8
const LATE_MS = 2000

/** What in a log no hand has typed; empty for nearly everyone. */
export function typingFlags({ seconds, events }: TypingTest): TypingFlag[] {
  const pauses = events.slice(1).map(({ at }, index) => at - (events[index]?.at ?? 0))
  const last = events.at(-1)?.at ?? 0
  const typed = events.reduce((sum, { inserted }) => sum + inserted.length, 0)
  const minutes = Math.max(last, 1) / 60_000
  const found: Record<TypingFlag, boolean> = {
    inserted: events.some(({ inserted }) => inserted.length > LONGEST_WORD),
    key_repeat: longestRepeat(events) >= FEWEST_REPEATS,
    too_fast: events.length >= FEWEST_KEYS && typed / CHARACTERS_PER_WORD / minutes > FASTEST_WPM,
    too_even: pauses.length >= FEWEST_KEYS && spreadOf(pauses) < LEAST_SPREAD_MS,
    too_late: last > seconds * 1000 + LATE_MS,
  }
  return TYPING_FLAGS.filter((flag) => found[flag])
}

function longestRepeat(events: readonly TypingEvent[]): number {
  let longest = 0
  let run = 0
  for (const [index, event] of events.entries()) {
    const before = events[index - 1]
    const isRepeat =
      before !== undefined &&
      event.inserted.length === 1 &&
      event.inserted === before.inserted &&
      event.at - before.at < REPEAT_MS
    run = isRepeat ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

// Of the middle half, so that a pause to think does not hide a machine.
function spreadOf(pauses: readonly number[]): number {
  const sorted = pauses.toSorted((one, other) => one - other)
  const quartile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return quartile(0.75) - quartile(0.25)
}
