// How the numbers of a choice are written in each language. Not by `Intl`: the labels are part of an immutable version, and a
// newer runtime may write numbers differently.
import type { LocalizedText } from '#contract/core/shape.ts'

import type { ChoiceFormat } from './maths-item.ts'

type Format = { readonly format: ChoiceFormat; /** Decimals of money. */ readonly digits: number }

/** Keeps a number and its unit on one line. */
const NO_BREAK = '\u00A0'
/** Separates thousands in French. */
const NARROW_NO_BREAK = '\u202F'
const MINUTES_PER_HOUR = 60
const NOON = 12

/** In dollars for English, in euros for Spanish and French. */
export function choiceLabel(value: number, { format, digits }: Format): LocalizedText {
  if (format === 'clock') return clockLabel(value)
  if (format === 'duration') {
    const text = `${hoursOf(value)} h ${minutesOf(value)} min`.replaceAll(' ', NO_BREAK)
    return { en: text, es: text, fr: text }
  }
  const { en, es, fr } = numberLabel(format === 'money' ? value.toFixed(digits) : String(value))
  if (format === 'amount') return { en, es, fr }
  if (format === 'percent')
    return { en: `${en}%`, es: `${es}${NO_BREAK}%`, fr: `${fr}${NO_BREAK}%` }
  return { en: `$${en}`, es: `${es}${NO_BREAK}€`, fr: `${fr}${NO_BREAK}€` }
}

/** The text, with no line break between a number and its unit. */
export function withUnbrokenNumbers({ en, es, fr }: LocalizedText): LocalizedText {
  return { en: unbroken(en), es: unbroken(es), fr: unbroken(fr) }
}

function unbroken(text: string): string {
  return text
    .replaceAll(/(?<=\d) (?=[€%]|[ap]m\b)/g, NO_BREAK)
    .replaceAll(/(?<=\d) h (?=\d)/g, `${NO_BREAK}h${NO_BREAK}`)
}

function numberLabel(digits: string): LocalizedText {
  const [whole = '', decimals] = digits.split('.')
  const write = (thousands: string, point: string) =>
    whole.replace(/(?=(?:\d{3})$)(?<=\d)/, thousands) +
    (decimals === undefined ? '' : point + decimals)
  // Spanish groups from five digits on, and no choice has that many.
  return { en: write(',', '.'), es: write('', ','), fr: write(NARROW_NO_BREAK, ',') }
}

function clockLabel(value: number): LocalizedText {
  const [hours, minutes] = [hoursOf(value), minutesOf(value)]
  const ofTwelve = hours % NOON === 0 ? NOON : hours % NOON
  return {
    en: `${ofTwelve}:${minutes}${NO_BREAK}${hours < NOON ? 'am' : 'pm'}`,
    es: `${hours}:${minutes}`,
    fr: `${hours}${NO_BREAK}h${NO_BREAK}${minutes}`,
  }
}

function hoursOf(value: number): number {
  return Math.floor(value / MINUTES_PER_HOUR)
}

function minutesOf(value: number): string {
  return String(value % MINUTES_PER_HOUR).padStart(2, '0')
}
