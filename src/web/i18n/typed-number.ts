// Numbers as people of a locale type them.
import type { Locale } from '#contract/core/shape.ts'

import { numberLocale } from './number-locale.ts'

/** `languages`: the browser's, as `navigator.languages`: their regions say which of two meanings is likelier. */
type Reader = { readonly locale: Locale; readonly languages?: readonly string[] }

const SPACES = /[\s\u00A0\u202F]/gu
const NUMBER = /^(?<sign>-?)(?<body>\d+(?:[.,'’]\d+)*)$/
const ONE_SEPARATOR = /^(?<whole>[1-9]\d{0,2})(?<separator>[.,])(?<three>\d{3})$/

/**
 * Separators that everyone who reads a language reads alike. Spanish has none: the point is the decimal sign in Mexico,
 * and groups thousands in Spain. Many who use the app in English or French write 45.000 for forty-five thousand.
 */
const CLEAR: Readonly<Record<Locale, { decimal: string; group: string }>> = {
  en: { decimal: '', group: ',' },
  es: { decimal: '', group: '' },
  fr: { decimal: ',', group: '' },
}

/**
 * What a typed number can mean: nothing for what is none, one number where it is clear, and two, the likelier one first,
 * where one sign could be the decimal one as well as group thousands: "2.125". A leading zero is never grouping.
 */
export function readNumber(text: string, reader: Reader): readonly number[] {
  const typed = text.normalize('NFKC').trim().replace('−', '-').replace(/^-\s+/, '-')
  // ".5" is what many type for "0.5".
  const whole = typed.replace(/^(-?)(?=[.,]\d+$)/, '$10')
  const parts = NUMBER.exec(withoutSpaces(whole))?.groups
  if (parts === undefined) return []
  const { sign = '', body = '' } = parts
  return readings(body, reader).map((plain) => Number(sign + plain))
}

/**
 * The same number as the person would type it, with a zero at the end where it could mean another one without: "2,1250".
 */
export function typedNumber(value: number, reader: Reader): string {
  const options = { useGrouping: false, maximumFractionDigits: 20 }
  const text = new Intl.NumberFormat(localeOf(reader), options).format(value)
  return readNumber(text, reader).length === 1 ? text : `${text}0`
}

// Spaces group thousands in every language, and nothing else: "12 5" is no number.
function withoutSpaces(text: string): string {
  const plain = text.replaceAll(SPACES, ' ')
  return /^-?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/.test(plain) ? plain.replaceAll(' ', '') : plain
}

function readings(body: string, reader: Reader): string[] {
  const { decimal, group } = CLEAR[reader.locale]
  const { whole, separator, three } = ONE_SEPARATOR.exec(body)?.groups ?? {}
  if (whole !== undefined && separator !== undefined && three !== undefined) {
    const [asDecimal, asGroup] = [`${whole}.${three}`, `${whole}${three}`]
    if (separator === decimal) return [asDecimal]
    if (separator === group) return [asGroup]
    const isDecimal = separator === decimalOf(reader)
    return isDecimal ? [asDecimal, asGroup] : [asGroup, asDecimal]
  }
  const plain = readClear(body)
  return plain === null ? [] : [plain]
}

// Of two different signs the last is the decimal one; one that comes again groups; one alone, without three digits behind
// it, is the decimal one.
function readClear(body: string): string | null {
  const signs = body.replaceAll(/\d/g, '')
  if (signs === '') return body
  const last = signs.at(-1) ?? ''
  const isDecimal = '.,'.includes(last) && signs.indexOf(last) === signs.length - 1
  const at = isDecimal ? body.lastIndexOf(last) : body.length
  const [whole, fraction] = [body.slice(0, at), body.slice(at + 1)]
  const group = signs[0] === last && isDecimal ? '' : (signs[0] ?? '')
  const groups = group === '' ? [whole] : whole.split(group)
  const isGrouped =
    groups.length === 1 ||
    (/^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((one) => /^\d{3}$/.test(one)))
  if (!isGrouped || groups.some((one) => !/^\d+$/.test(one))) return null
  return fraction === '' ? groups.join('') : `${groups.join('')}.${fraction}`
}

function localeOf({ locale, languages = [] }: Reader): string {
  return numberLocale(locale, languages)
}

function decimalOf(reader: Reader): string {
  const parts = new Intl.NumberFormat(localeOf(reader)).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
