// Phone numbers as the world dials them, from those that people wrote for their own country. Pure.
import {
  parsePhoneNumberFromString,
  type CountryCode,
  isSupportedCountry,
} from 'libphonenumber-js/max'

import type { PhoneNumber } from '#contract/core/phone-number.ts'

/**
 * What a person wrote, as E.164 with its extension. What is stored stays as the device sent it: this is made when it is
 * read.
 * @param country where a number without a plus is dialled, as ISO 3166; null for not known
 * @returns the number as it was written where it is none of that country, null for no number
 */
export function toPhoneNumber(written: string | null, country: string | null): PhoneNumber | null {
  if (written === null || written === '') return null
  const [dialed = '', extension = null] = written.split('x')
  const parsed = parse(dialed, country)
  return parsed === undefined
    ? { number: dialed, formatted: dialed, extension }
    : { number: parsed.number, formatted: parsed.formatInternational(), extension }
}

// Many people write the code of their own country without the plus, or with the zeros that stand for it in most of the
// world. Without either, a number that is none of the country must not become a stranger's in another one.
function parse(dialed: string, country: string | null) {
  const national = parsePhoneNumberFromString(dialed, countryOf(country))
  const abroad = parsePhoneNumberFromString(`+${dialed.replace(/^(?:\+|00)/, '')}`)
  const isMarked = /^(?:\+|00)/.test(dialed)
  const readings = isMarked || abroad?.country === country ? [national, abroad] : [national]
  return readings.find((one) => one?.isValid()) ?? (national?.isPossible() ? national : undefined)
}

function countryOf(country: string | null): { defaultCountry: CountryCode } | undefined {
  return country !== null && isSupportedCountry(country) ? { defaultCountry: country } : undefined
}
