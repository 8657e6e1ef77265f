// How the values of an offer read in a letter, by the language of the letter.
import type { Locale } from '#contract/core/shape.ts'

/** Amounts and numbers are decimal texts, as they are stored; days are YYYY-MM-DD. */
export type LetterValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'money'; readonly amount: string; readonly currency: string }
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'yes_no'; readonly yes: boolean }

/** Spanish as it is written in the Americas. */
const REGIONS: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-419', fr: 'fr-FR' }

const YES_NO: Readonly<Record<Locale, readonly [yes: string, no: string]>> = {
  en: ['Yes', 'No'],
  es: ['Sí', 'No'],
  fr: ['Oui', 'Non'],
}

/** A value as plain text: “$52,000.00”, “January 15, 2027”. */
export function formatLetterValue(value: LetterValue, language: Locale): string {
  const region = REGIONS[language]
  switch (value.kind) {
    case 'text':
      return value.text
    case 'number':
      return new Intl.NumberFormat(region, { maximumFractionDigits: 6 }).format(
        Number(value.number),
      )
    case 'money': {
      const { amount, currency } = value
      return new Intl.NumberFormat(region, { style: 'currency', currency }).format(Number(amount))
    }
    case 'date': {
      const day = new Date(`${value.date}T00:00:00Z`)
      return new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
    }
    case 'yes_no':
      return YES_NO[language][value.yes ? 0 : 1]
  }
}
