// Numbers as people of a locale type them.
import type { Locale } from '#contract/shape.ts'

const PLAIN = /^-?\d+(?:\.\d+)?$/

/** The number that was typed, with the separators of the locale; null for what is none. */
export function parseNumber(text: string, locale: Locale): number | null {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-12_345.6)
  const group = parts.find(({ type }) => type === 'group')?.value ?? ''
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  // A group has three digits: with fewer, the same sign was meant as the decimal one.
  const groups = new RegExp(`[${group}'’](?=\\d{3}(?!\\d))`, 'g')
  const plain = text
    .replaceAll(/\s/g, '')
    .replaceAll('−', '-')
    .replaceAll(groups, '')
    .replace(decimal, '.')
  return PLAIN.test(plain) ? Number(plain) : null
}

/** The same number as it would be typed. */
export function typedNumber(value: number, locale: Locale): string {
  const options = { useGrouping: false, maximumFractionDigits: 20 }
  return new Intl.NumberFormat(locale, options).format(value)
}
