// The keystrokes of a typing test as one answer: what was typed, deleted, and when. One codec for the device and the server.
import type { Locale } from '../core/shape.ts'

/** One change of the text. What is deleted and what is inserted stand at its end: nothing is edited in its middle. */
export type TypingEvent = {
  /** Milliseconds since the first event, which is at 0. */
  readonly at: number
  /** How many UTF-16 code units were deleted from the end. */
  readonly deleted: number
  /** What was added then. */
  readonly inserted: string
}

export type TypingLog = {
  /** The language of the passage. */
  readonly language: Locale
  readonly events: readonly TypingEvent[]
}

/** As long as an answer can be: about 6,600 keystrokes, 22 a second for five minutes. */
export const TYPING_LOG_LENGTH = 20_000

const VERSION = '1'
const BACKSPACE = '\b'
/** Longest pause that fits the short form: two digits of base 36, in ms. */
const SHORT_PAUSE = 36 * 36 - 1
const HEADER = new RegExp(`^${VERSION}(en|es|fr)`)
const LONG_FORM = /^~([0-9a-z]+),([0-9a-z]+),([0-9a-z]+),/
const SHORT_FORM = /^([0-9a-z]{2})/

/** The log of nothing typed yet; events are appended to it with `encodeTypingEvent`. */
export function emptyTypingLog(language: Locale): string {
  return `${VERSION}${language}`
}

/**
 * One event, to be appended to a log. Three characters for a key within 1.3 s: the pause in base 36, and the character or a
 * backspace. Anything else as `~pause,deleted,length,` with the inserted text behind it.
 * @param pause milliseconds since the event before, whole and not negative
 */
export function encodeTypingEvent(
  pause: number,
  { deleted, inserted }: Pick<TypingEvent, 'deleted' | 'inserted'>,
): string {
  const isShort = pause <= SHORT_PAUSE
  const time = pause.toString(36)
  if (isShort && deleted === 0 && inserted.length === 1 && inserted !== BACKSPACE)
    return time.padStart(2, '0') + inserted
  if (isShort && deleted === 1 && inserted === '') return time.padStart(2, '0') + BACKSPACE
  return `~${time},${deleted.toString(36)},${inserted.length.toString(36)},${inserted}`
}

/** Reads a log; null for one that no device writes: bad syntax, or more deleted than there was. */
export function decodeTypingLog(text: string): TypingLog | null {
  const language = HEADER.exec(text)?.[1]
  if (language !== 'en' && language !== 'es' && language !== 'fr') return null
  const events: TypingEvent[] = []
  let at = 0
  let length = 0
  let position = VERSION.length + language.length
  while (position < text.length) {
    // Bounded, so that a log is read in time that grows with its length alone.
    const token = tokenAt(text, position)
    if (token === null) return null
    const { pause, deleted, inserted } = token
    length += inserted.length - deleted
    if (length < inserted.length) return null
    at = events.length === 0 ? 0 : at + pause
    if (!Number.isSafeInteger(at)) return null
    events.push({ at, deleted, inserted })
    position += token.size
  }
  return { language, events }
}

/** The text as it stood after the events. */
export function typedText(events: readonly TypingEvent[]): string {
  let text = ''
  for (const { deleted, inserted } of events)
    text = (deleted === 0 ? text : text.slice(0, text.length - deleted)) + inserted
  return text
}

/** The event that leads from one text to the next. */
export function changeBetween(
  before: string,
  after: string,
): Pick<TypingEvent, 'deleted' | 'inserted'> {
  let same = 0
  while (same < before.length && same < after.length && before[same] === after[same]) same += 1
  // Whole characters: half of a pair cannot be stored.
  if (isHighSurrogate(before.charCodeAt(same - 1))) same -= 1
  return { deleted: before.length - same, inserted: after.slice(same) }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

type Token = { pause: number; deleted: number; inserted: string; size: number }

function tokenAt(text: string, position: number): Token | null {
  return text[position] === '~' ? longToken(text, position) : shortToken(text, position)
}

function shortToken(text: string, position: number): Token | null {
  const digits = SHORT_FORM.exec(text.slice(position, position + 2))?.[1]
  const key = text[position + 2]
  if (digits === undefined || key === undefined) return null
  const pause = Number.parseInt(digits, 36)
  return key === BACKSPACE
    ? { pause, deleted: 1, inserted: '', size: 3 }
    : { pause, deleted: 0, inserted: key, size: 3 }
}

/** Longer numbers than these are no time and no length of an answer. */
const LONGEST_HEAD = 32

function longToken(text: string, position: number): Token | null {
  const [head, ...numbers] = LONG_FORM.exec(text.slice(position, position + LONGEST_HEAD)) ?? []
  const [pause, deleted, length] = numbers.map((digits) => Number.parseInt(digits, 36))
  if (head === undefined || pause === undefined || deleted === undefined || length === undefined)
    return null
  const start = position + head.length
  const inserted = text.slice(start, start + length)
  if (inserted.length !== length) return null
  return { pause, deleted, inserted, size: head.length + length }
}
