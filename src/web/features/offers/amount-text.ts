// Amounts of money as people type them, and as the server takes them.
import { currentLocale } from '#web/i18n/i18n.ts'
import { readNumber } from '#web/i18n/typed-number.ts'

const MOST = 1e12

/**
 * An amount as the server takes it (`52000.5`); null for what is none. Amounts have two decimals at most: three digits
 * behind a sign are thousands, whatever the language.
 */
export function parseAmount(typed: string): string | null {
  const readings = readNumber(typed, { locale: currentLocale(), languages: navigator.languages })
  const amount = readings.find(isAmount)
  return amount === undefined ? null : String(amount)
}

function isAmount(value: number): boolean {
  const cents = value * 100
  return value >= 0 && value < MOST && Math.abs(cents - Math.round(cents)) < 1e-4
}
